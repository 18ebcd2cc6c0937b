import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectTexts } from '../support/project-texts'

const IMPORT = /^import (\w+) from '([^']+\.module\.css)'$/gm

/** The classes that a style sheet has rules for. */
function classesOf(file: string): Set<string> {
  const rules = readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|url\([^)]*\)|:global\([^)]*\)/gs, '')
  return new Set([...rules.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name))
}

const sheetAt = (file: string, from: string) => (from.startsWith('@/') ? `src/${from.slice(2)}` : path.join(path.dirname(file), from))

const users = projectTexts().flatMap(({ file, text }) =>
  [...text.matchAll(IMPORT)].map(([, alias = '', from = '']) => ({
    file,
    sheet: sheetAt(file, from),
    named: [...text.replace(/^import .*/gm, '').matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
    isComputed: text.includes(`${alias}[`),
  })),
)

it('every class that a component names has a rule: another would be called undefined', () => {
  const lacking = users.flatMap(({ file, sheet, named }) => {
    const classes = classesOf(sheet)
    return named.filter((name) => !classes.has(name)).map((name) => `${name} in ${file}`)
  })
  expect(lacking).toEqual([])
})

it('every class of a style sheet is named by a component', () => {
  const sheets = new Set(users.map(({ sheet }) => sheet))
  const unused = [...sheets].flatMap((sheet) => {
    const readers = users.filter((user) => user.sheet === sheet)
    if (readers.some(({ isComputed }) => isComputed)) return []
    const named = new Set(readers.flatMap((reader) => reader.named))
    return [...classesOf(sheet)].filter((name) => !named.has(name)).map((name) => `${name} in ${sheet}`)
  })
  expect(unused).toEqual([])
})
