import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [id = '', about = '', state = '', reason = '', places = '', tests = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { id, about, state, reason, cited: [...`${places} ${tests}`.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) }
  })

describe('the sheet of security', () => {
  it('has every requirement of levels 1 and 2 once', () => {
    const counts = CHAPTERS.map((_, index) => rows.filter(({ id }) => id.startsWith(`V${index + 1}.`)).length)
    expect(counts).toEqual(CHAPTERS)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  it('says of each that it is met and where, that there is nothing of the kind, or why it is open', () => {
    const unclear = rows.filter(({ state, about, reason, cited }) => {
      if (!['met', 'n/a', 'open'].includes(state) || about === '' || reason === '') return true
      return state === 'met' && cited.length === 0
    })
    expect(unclear.map(({ id }) => id)).toEqual([])
  })

  it('cites files that are there', () => {
    expect(rows.flatMap(({ id, cited }) => cited.filter((file) => !existsSync(file)).map((file) => `${id} ${file}`))).toEqual([])
  })
})
