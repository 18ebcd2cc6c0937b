import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharedNeighbours } from '@/lookup/shared-neighbours'

const AROUND = 5

const isBefore = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0

/** An index as the databases have it: the codes before a text, the nearest first, then those from it on. Notes what it is asked. */
function indexOf(codes: readonly string[]) {
  const sorted = [...new Set(codes)].sort((one, other) => (isBefore(one, other) ? -1 : 1))
  const questions: (readonly string[])[] = []
  const around = (text: string) => {
    const before = sorted.filter((code) => isBefore(code, text))
    const behind = sorted.slice(before.length)
    return [...before.slice(-AROUND).reverse(), ...behind.slice(0, AROUND)].map((code) => ({ code, product: 1 }))
  }
  const answer = (texts: readonly string[]) =>
    new Map(texts.map((text) => [text, around(text)] as const).filter(([, found]) => found.length > 0))
  const ask = (texts: readonly string[]) => {
    questions.push(texts)
    return Promise.resolve(answer(texts))
  }
  return { ask, answer, questions, asked: () => questions.flat() }
}

const codes = Array.from({ length: 200 }, (_, at) => `hm3${String(at).padStart(3, '0')}`)

describe('neighbours of a list', () => {
  test('a thousand rows that begin with words no code begins with cost a few texts of one question', async () => {
    const { ask, answer, asked, questions } = indexOf(codes)
    const rows = Array.from({ length: 1000 }, (_, at) => `塑壳断路器hm3第${at}回路`)
    expect(await sharedNeighbours(ask, rows)).toEqual(answer(rows))
    expect(questions).toHaveLength(1)
    expect(asked().length).toBeLessThan(50)
  })

  test('rows with codes between them are asked for, each once and in two questions', async () => {
    const { ask, answer, asked, questions } = indexOf(codes)
    const rows = codes.map((code) => `${code}x`)
    expect(await sharedNeighbours(ask, [...rows, ...rows])).toEqual(answer(rows))
    expect(questions.length).toBeLessThanOrEqual(2)
    expect(asked().sort()).toEqual([...rows].sort())
  })

  test('none has any where there are no codes', async () => {
    const { ask } = indexOf([])
    expect(await sharedNeighbours(ask, codes)).toEqual(new Map())
    expect(await sharedNeighbours(ask, [])).toEqual(new Map())
  })

  test('each text gets what it would get by itself, whatever its letters', async () => {
    // Of these the last two change places in JavaScript's order.
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', '断', 'ﬀ', '𠀀'), minLength: 1, maxLength: 3 })
    const lists = [fc.array(text, { maxLength: 30 }), fc.array(text, { minLength: 15, maxLength: 120 })] as const
    await fc.assert(
      fc.asyncProperty(...lists, async (there, rows) => {
        const { ask, answer } = indexOf(there)
        expect(await sharedNeighbours(ask, rows)).toEqual(answer(rows))
      }),
    )
  })
})
