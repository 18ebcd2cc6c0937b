import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LookupRow } from '@/contract/lookup'
import { withoutLastNumber } from '@/domain/code-list/last-number'
import { readList } from '@/domain/code-list/read-list'
import { splitRows } from '@/domain/code-list/split-rows'
import { orderingRule } from '@/domain/order-codes/rule'
import { lookUpRows } from '@/lookup/look-up-rows'
import { matchCodes } from '@/lookup/match-codes'
import { fixtureFolder } from '../../../seed/assets'
import { loadFixtures } from '../../../seed/load-fixtures'
import { memoryIndex } from './memory-index'

const asked = vi.hoisted(() => vi.fn())
vi.mock('@/lookup/look-up-codes', () => ({ lookUpCodes: asked }))

const { index } = memoryIndex(loadFixtures(fixtureFolder).orderCodes.map(({ id: _, ...rule }) => orderingRule.parse(rule)))

/** As among what is published; the products are those of the rules. */
async function lookUp(codes: readonly string[]) {
  const matches = await matchCodes(index, codes)
  const choice = ({ code, product }: { code: string; product: number | string }) => ({ code, productId: `${product}` })
  const rows = codes.flatMap((written): LookupRow[] => {
    const found = matches.get(written)
    return found ? [{ ...found, match: found.match && choice(found.match), choices: found.choices.map(choice) }] : []
  })
  const ids = new Set(rows.flatMap(({ match }) => match?.productId ?? []))
  return { rows, products: [...ids].map((id) => ({ id, title: id, cover: null, documentIds: [] })) }
}

async function look(text: string) {
  const read = readList(splitRows(text))
  if (read.kind === 'problem') throw new Error(read.message)
  const { rows, products } = await lookUpRows(read.list)
  return { told: rows.map(({ written, quantity, match }) => [written, quantity, match?.code ?? null]), rows, products }
}

beforeEach(() => {
  asked.mockReset()
  asked.mockImplementation(lookUp)
})

describe('a number behind a code, with nothing but a blank before it', () => {
  it('is the quantity where the line is no code, but is one without it; that is said', async () => {
    const { told, rows, products } = await look('HM3-250 H 3 D 200 F 6\nhm3-125 m 3 d 100 f 12\nHB1-63 3 C 32 40')
    expect(told).toEqual([
      ['HM3-250 H 3 D 200 F', 6, 'HM3-250 H 3 D 200 F'],
      ['hm3-125 m 3 d 100 f', 12, 'HM3-125 M 3 D 100 F'],
      ['HB1-63 3 C 32', 40, 'HB1-63 3 C 32'],
    ])
    expect(rows.map(({ explanation }) => explanation)).toEqual(['末尾的 6 当作数量', '末尾的 12 当作数量', '末尾的 40 当作数量'])
    expect(products).toHaveLength(3)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is part of the code where the line is one, or would be more than a code without it', async () => {
    const { told } = await look('HB1-63 3 C 32\nHM3-250 H 3 D 200\nHM3-250 H 3 200\nXB7 9982\nHB1-63 C32/3 7')
    expect(told.map(([written, quantity]) => [written, quantity])).toEqual([
      ['HB1-63 3 C 32', null],
      ['HM3-250 H 3 D 200', null],
      ['HM3-250 H 3 200', null],
      ['XB7 9982', null],
      ['HB1-63 C32/3 7', null],
    ])
  })

  it('is no quantity where what stands before it is only near, or reads otherwise: that is offered, and the number said to be left', async () => {
    const { rows } = await look('HB1-63 C32/3 7\nHM3-250 H 3 D 9\nXB7-9982 4')
    expect(rows[0]).toMatchObject({ written: 'HB1-63 C32/3 7', quantity: null, status: 'near', match: null })
    expect(rows[0]?.choices.map(({ code }) => code)).toEqual(['HB1-63 3 C 32'])
    expect(rows[0]?.explanation).toMatch(/查找时没有用到末尾的 7$/)
    expect(rows[1]).toMatchObject({ written: 'HM3-250 H 3 D 9', quantity: null, status: 'near', match: null })
    expect(rows[1]?.choices.every(({ code }) => code.startsWith('HM3-250 H 3 D '))).toBe(true)
    expect(rows[1]?.explanation).toMatch(/查找时没有用到末尾的 9$/)
    expect(rows[2]).toMatchObject({ written: 'XB7-9982 4', quantity: null, status: 'unknown', choices: [] })
  })

  it('is none where the quantity stands elsewhere, or nobody knows where', async () => {
    expect((await look('型号\t数量\nHM3-250 H 3 D 200 F 6\t2')).told).toEqual([['HM3-250 H 3 D 200 F 6', 2, null]])
    expect((await look('型号\t数量\nHM3-250 H 3 D 200 F 6\t若干')).told).toEqual([['HM3-250 H 3 D 200 F 6', null, null]])
    expect((await look('HM3-250 H 3 D 200 F 6\t2\t1250\nHB1-63 3 C 32\t40\t16')).told[0]).toEqual(['HM3-250 H 3 D 200 F 6', null, null])
  })

  it('ends a line after a blank, and does not begin with nought', () => {
    expect(withoutLastNumber('HM3-250 H 3 D 200 F６')).toBeNull()
    expect(withoutLastNumber('HC1-65 M7')).toBeNull()
    expect(withoutLastNumber('HC1-65 07')).toBeNull()
    expect(withoutLastNumber('6')).toBeNull()
    expect(withoutLastNumber('HC1-65 ６')).toEqual({ written: 'HC1-65', quantity: 6 })
  })
})
