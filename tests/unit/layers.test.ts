import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, describe, expect, it } from 'vitest'
import layers, { rooms } from '../../.dependency-cruiser.mjs'
import { drawArchitecture } from '../../docs/draw-architecture.mjs'

const isFile = (room: string) => /\.\w+$/.test(room)

describe('the rooms of the code', () => {
  it('are all that there is', () => {
    const known = rooms.map((room) => room.path)
    const found = readdirSync('src', { withFileTypes: true }).map(({ name }) => `src/${name}`)
    expect(found.filter((room) => !known.includes(room) && !room.endsWith('.d.ts'))).toEqual([])
  })

  it('import only rooms that stand before them in the list', () => {
    const upward = rooms.flatMap(({ path: room, may }, place) => {
      const before = rooms.slice(0, place).map((other) => other.path)
      return may.filter((other) => !before.includes(other)).map((other) => `${room} → ${other}`)
    })
    expect(upward).toEqual([])
  })

  it('are drawn as they are', async () => {
    expect(readFileSync('docs/architecture.svg', 'utf8')).toBe(await drawArchitecture())
  })
})

describe('an import that a room may not have', () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'layers-'))
  afterAll(() => rmSync(tree, { recursive: true }))

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
    writeFileSync(path.join(tree, file), text)
  }
  const fileIn = (room: string, name: string) => (isFile(room) ? room : `${room}/${name}.ts`)
  const importOf = (from: string, to: string) => `import '${path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './')}'\n`

  async function complaints() {
    const { output } = await cruise(['src', 'collections', 'seed', 'payload.config.ts'], {
      ruleSet: { forbidden: layers.forbidden ?? [] },
      validate: true,
      baseDir: tree,
    })
    if (typeof output === 'string') throw new Error(output)
    return output.summary.violations.map(({ from, to, rule }) => ({ edge: `${from} → ${to}`, rule: rule.name }))
  }

  it('is noticed, whichever two rooms it is between', async () => {
    const forbidden: string[] = []
    for (const { path: room } of rooms) write(fileIn(room, 'index'), '')
    for (const { path: room, may } of rooms) {
      const others = rooms.filter((other) => other.path !== room && !may.includes(other.path))
      const targets = others.map((other) => fileIn(other.path, 'index'))
      const from = fileIn(room, 'planted')
      write(from, targets.map((target) => importOf(from, target)).join(''))
      forbidden.push(...targets.map((target) => `${from} → ${target}`))
    }
    const noticed = new Set((await complaints()).filter(({ rule }) => rule.endsWith('-keeps-to-its-layer')).map(({ edge }) => edge))
    expect(forbidden.length).toBeGreaterThan(400)
    expect(forbidden.filter((edge) => !noticed.has(edge))).toEqual([])
  })

  it('is noticed between the product and the generators of its demo content', async () => {
    write('seed/generators/paths.ts', '')
    write('seed/schemas/products.ts', '')
    write('seed/planted-generator.ts', importOf('seed/planted-generator.ts', 'seed/generators/paths.ts'))
    write('seed/generators/planted.ts', importOf('seed/generators/planted.ts', 'seed/planted-generator.ts'))
    write('seed/generators/fine.ts', importOf('seed/generators/fine.ts', 'seed/schemas/products.ts'))
    const noticed = (await complaints()).filter(({ edge }) => edge.includes('generators')).map(({ edge, rule }) => `${edge}: ${rule}`)
    expect(noticed.filter((one) => !one.endsWith('no-circles')).sort()).toEqual([
      'seed/generators/planted.ts → seed/planted-generator.ts: generators-know-fixtures-only',
      'seed/planted-generator.ts → seed/generators/paths.ts: nothing-from-generators',
    ])
  })
})
