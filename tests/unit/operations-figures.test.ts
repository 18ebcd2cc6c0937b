import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const operations = readFileSync('docs/operations.md', 'utf8')
const sectionOf = (title: string) => operations.split(/^##+ /m).find((section) => section.startsWith(`${title}\n`)) ?? ''
const rowsOf = (section: string) => [...section.matchAll(/^\| (?!---)(.+) \|$/gm)].map(([, cells = '']) => cells.split(' | '))

describe('the table of limits', () => {
  const rows = rowsOf(sectionOf('Limits')).slice(1)
  const fixed = rows.flatMap(([what = '', figures = '', where = '']) => {
    const files = [...where.matchAll(/`((?:src|collections)\/[\w./-]+\.(?:ts|mjs))`/g)].map(([, file = '']) => file)
    return files.length > 0 && !/`[A-Z_…]+`/.test(where) ? [{ what, figures, files }] : []
  })

  it('has a row for most of what the code limits', () => expect(fixed.length).toBeGreaterThan(20))

  it.each(fixed)('says of “$what” what stands in the code', ({ figures, files }) => {
    for (const file of files) expect(existsSync(file), file).toBe(true)
    const code = files.map((file) => readFileSync(file, 'utf8').replaceAll('_', '')).join('\n')
    const numbers = (figures.match(/\d[\d,]*/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')))
    // Seconds may be written as milliseconds.
    expect(numbers.filter((number) => !new RegExp(`\\b(${number}|${number * 1000})\\b`).test(code))).toEqual([])
  })
})

it('the estimate of how much a site carries is made of what was measured', () => {
  const measured = sectionOf('How much it carries').match(/\d+\.\d+(?= ms|\)| \+)/g) ?? []
  const figures = readFileSync('docs/performance.md', 'utf8')
  const [list = '', page = '', file = ''] = ['a list that nobody has asked for, 2 renderers', 'the home page, kept', 'a script'].map(
    (name) => figures.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '',
  )
  const [, renderer = '', server = ''] = /CPU of one: ([\d.]+) ms of the renderer, ([\d.]+) ms of the server/.exec(list) ?? []
  const [kept = '', sent = ''] = [page, file].map((line) => /CPU of one: ([\d.]+) ms/.exec(line)?.[1] ?? '')
  for (const figure of [renderer, server, kept, sent]) expect(measured).toContain(figure)
})
