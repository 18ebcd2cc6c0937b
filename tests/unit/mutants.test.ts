import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { layerOf, planted } from '../mutants/defect'
import { defects } from '../mutants/defects/defects'

describe('the table of defects that tests must notice', () => {
  it.each(defects)('fits the code: $name', (defect) => {
    const right = readFileSync(defect.file, 'utf8')
    expect(planted(right, defect)).not.toBe(right)
    expect(existsSync(defect.noticedBy), defect.noticedBy).toBe(true)
  })

  it('has each once, and some in every layer', () => {
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length)
    expect(defects.length).toBeGreaterThanOrEqual(65)
    const layers = new Set(defects.map(layerOf))
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const expected = [...folders.map(({ name }) => `src/${name}`), 'collections', 'seed', 'payload.config.ts']
    expect(expected.filter((layer) => !layers.has(layer))).toEqual([])
  })

  it('is what docs/mutants.md tells of, with nothing that nobody notices', () => {
    const told = readFileSync('docs/mutants.md', 'utf8')
    expect(defects.filter(({ name }) => !told.includes(` | ${name} | \``)).map(({ name }) => name)).toEqual([])
  })
})
