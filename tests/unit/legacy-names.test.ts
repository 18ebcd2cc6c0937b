import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Where the shapes of the legacy API are written down, made, handed out, and read from legacy sites. */
const EDGE = /^src\/(contract\/prod-api|content\/projection|prod-api|legacy-import\/(source|verify))\//
const GENERATED = /payload-types|migrations/
/** Of more than one word, because others are words of every program. */
const KEY = /\b([a-z]+[A-Z]\w*)(?=: )/g

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
    .map((name) => path.posix.join(folder, name))

/** Of its code: comments may speak of the legacy API, addresses are public. */
function wordsOf(file: string): ReadonlySet<string> {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return new Set(code.match(/(?<!\/)\b\w+/g))
}

it('keys that only the legacy API has are nowhere but at its edge', () => {
  const files = [...filesBelow('src'), ...filesBelow('collections')].filter((file) => !EDGE.test(file) && !GENERATED.test(file))
  // Numbers and texts that are stored, and shown by pages, under the name under which the legacy API has them.
  const own = new Set(
    ['src/payload-types.ts', ...files.filter((file) => file.startsWith('src/contract/'))].flatMap((file) => [...wordsOf(file)]),
  )
  const keys = [...readFileSync('src/contract/prod-api/rows.ts', 'utf8').matchAll(KEY)].map(([, key = '']) => key)
  const legacy = [...new Set(keys)].filter((key) => !own.has(key))
  expect(legacy).toEqual(expect.arrayContaining(['baseInfo', 'lorePhotoVOS', 'sizeCn', 'typeName']))
  const found = files.map((file) => {
    const words = wordsOf(file)
    return { file, keys: legacy.filter((key) => words.has(key)) }
  })
  expect(found.filter(({ keys }) => keys.length > 0)).toEqual([])
})
