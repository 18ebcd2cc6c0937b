import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DescribedEntry } from '@/contract/selection-list'
import { resolveText } from '@/views/selection-list/resolve-codes'

const post = vi.hoisted(() => vi.fn())
vi.mock('@/components/form/post', () => ({ post }))

const known = new Map([
  ['HM3-250 H 3 D 200 F', 'HM3-250 H 3 D 200 F'],
  ['HB1-63 C32/3', 'HB1-63 3 C 32'],
])

function described(code: string): DescribedEntry {
  const found = known.get(code)
  const common = { meaning: '', choices: [] }
  return found
    ? { ...common, state: 'found', product: '153', code: found, note: '' }
    : { ...common, state: 'unknown', product: '', code: '', note: '没有找到这个型号' }
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

  it('are not counted by a number behind what is only read as a code', async () => {
    expect(await resolveText('HB1-63 C32/3 7')).toMatchObject({ items: [], left: [{ written: 'HB1-63 C32/3 7' }] })
  })

  it('fail as a whole when nobody answers', async () => {
    post.mockResolvedValue({ kind: 'failed', message: '网络断开' })
    expect(await resolveText('HM3-125 M 3 D 100 F 8')).toEqual({ kind: 'failed', message: '网络断开' })
  })
})
