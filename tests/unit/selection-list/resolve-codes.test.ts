import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DescribedEntry } from '@/contract/selection-list'
import { resolveText } from '@/views/selection-list/resolve-codes'

const post = vi.hoisted(() => vi.fn())
vi.mock('@/components/form/post', () => ({ post }))

const known = new Map([
  ['HM3-250 H 3 D 200 F', 'HM3-250 H 3 D 200 F'],
  ['HB1-63 C32/3', 'HB1-63 3 C 32'],
  // A product as a whole.
  ['HM3-250', ''],
])

function described(code: string): DescribedEntry {
  const found = known.get(code)
  const common = { meaning: '', choices: [] }
  if (found !== undefined) return { ...common, state: 'found', product: '153', code: found, note: '' }
  const none = { ...common, state: 'unknown' as const, product: '', code: '' }
  if (code !== 'HM3-250 H 3') return { ...none, note: '没有找到这个型号' }
  const choices = ['HM3-250 H 3 D 200', 'HM3-250 H 3 D 250'].map((one) => ({ code: one, productId: '153' }))
  return { ...none, note: '少一段：额定电流', choices }
}

beforeEach(() => {
  post.mockReset()
  post.mockImplementation(async (_: string, { entries }: { entries: { code: string }[] }) => ({
    kind: 'answered',
    answer: { data: { entries: entries.map(({ code }) => described(code)), products: [] } },
  }))
})

describe('codes that are pasted into a list', () => {
  it('keep their order; a number behind a code that is one without it is the quantity, and that is said', async () => {
    const resolved = await resolveText('HB1-63 C32/3\nHM3-250 H 3 D 200 F 6\nXB7-9982 4')
    expect(resolved).toEqual({
      kind: 'rows',
      items: [
        { product: '153', code: 'HB1-63 3 C 32', quantity: 1, note: '' },
        { product: '153', code: 'HM3-250 H 3 D 200 F', quantity: 6, note: '' },
      ],
      notes: ['HM3-250 H 3 D 200 F：末尾的 6 当作数量'],
      left: [{ written: 'XB7-9982 4', why: '没有找到这个型号', choices: [] }],
    })
    expect(post).toHaveBeenCalledTimes(2)
  })

  it('are not counted by a number behind what is only read as a code: that is offered, and the number said to be left', async () => {
    expect(await resolveText('HB1-63 C32/3 7')).toEqual({
      kind: 'rows',
      items: [],
      notes: [],
      left: [{ written: 'HB1-63 C32/3 7', why: '查找时没有用到末尾的 7', choices: ['HB1-63 3 C 32'] }],
    })
  })

  it('are offered where several may be meant by what stands before the number, or a product as a whole', async () => {
    expect(await resolveText('HM3-250 2\nHM3-250 H 3 9')).toMatchObject({
      items: [],
      left: [
        { written: 'HM3-250 2', why: '查找时没有用到末尾的 2', choices: ['HM3-250'] },
        { written: 'HM3-250 H 3 9', why: '少一段：额定电流；查找时没有用到末尾的 9', choices: ['HM3-250 H 3 D 200', 'HM3-250 H 3 D 250'] },
      ],
    })
  })

  it('fail as a whole when nobody answers', async () => {
    post.mockResolvedValue({ kind: 'failed', message: '网络断开' })
    expect(await resolveText('HM3-125 M 3 D 100 F 8')).toEqual({ kind: 'failed', message: '网络断开' })
  })
})
