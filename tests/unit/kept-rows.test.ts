import { beforeEach, expect, it, vi } from 'vitest'
import { keptRows } from '@/content/kept-rows'
import { noteReads, withReads } from '@/lib/content-reads.mjs'

const site = vi.hoisted(() => ({ changed: 1 }))
vi.mock('@/content/memoised-by-version', () => ({
  contentState: async () => ({ lastChange: (parts: string[]) => (parts.some((part) => part.includes(':')) ? 1 : site.changed) }),
}))

/** Products with even ids are published. */
const asked: number[][] = []
const read = async (ids: readonly (number | string)[]) => {
  asked.push(ids.map(Number))
  noteReads(['media'])
  return ids.filter((id) => Number(id) % 2 === 0).map((id) => ({ id, title: `${id} after ${site.changed}` }))
}

beforeEach(() => {
  asked.length = 0
})

const titles = (rows: ReadonlyMap<number | string, { title: string }>) => [...rows.values()].map(({ title }) => title)

it('what the menus and the list of a page lack is one question, and each has its own, in its own order', async () => {
  const cards = keptRows(['products'], read)
  const [menu, list] = await Promise.all([cards([8, 2, 3]), cards([4, 2])])
  expect(asked).toEqual([[8, 2, 3, 4]])
  expect([titles(menu), titles(list)]).toEqual([
    ['8 after 1', '2 after 1'],
    ['4 after 1', '2 after 1'],
  ])
  expect(titles(await cards([4, 6, 8]))).toEqual(['4 after 1', '6 after 1', '8 after 1'])
  expect(asked.slice(1)).toEqual([[6]])
})

it('nothing is kept over a change', async () => {
  const cards = keptRows(['products'], read)
  await cards([2])
  site.changed += 1
  expect(titles(await cards([2]))).toEqual([`2 after ${site.changed}`])
  expect(asked).toEqual([[2], [2]])
})

it('whoever asks learns what it is made of, whoever began the question', async () => {
  const cards = keptRows(['products', 'media'], read)
  const both = await Promise.all([withReads(() => cards([2])), withReads(() => cards([4]))])
  expect(both.map(({ reads }) => [...reads])).toEqual([
    ['products', 'media'],
    ['products', 'media'],
  ])
  expect(asked).toHaveLength(1)
})

it('what failed is asked for again', async () => {
  const failing = vi.fn(read).mockRejectedValueOnce(new Error('The database is gone.'))
  const cards = keptRows(['products'], failing)
  const both = await Promise.allSettled([cards([2]), cards([4])])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([...(await cards([2])).keys()]).toEqual([2])
})

it('a page that shows pictures depends on those that are used, and yet they are read again after a change of one that was not, for it may be by now', async () => {
  const pictures = keptRows(['used:media'], read)
  const first = await withReads(() => pictures([2]))
  expect([...first.reads], 'not all of them, which are asked').toEqual(['used:media'])
  site.changed += 1
  expect(titles(await pictures([2]))).toEqual([`2 after ${site.changed}`])
})
