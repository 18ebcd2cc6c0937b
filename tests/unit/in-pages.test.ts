import type { Where } from 'payload'
import { expect, it } from 'vitest'
import { inPages, type Page } from '@/database/in-pages'
import { countingTurns } from '../support/turns'

/** A table of such ids, asked as a database would be. */
function table(...ids: number[]) {
  const asked: Where[] = []
  const read = async ({ where, sort, limit }: Page) => {
    asked.push(where)
    const behind = JSON.stringify(where).match(/"(less|greater)_than":(\d+)/)
    const isBehind = (id: number) => !behind || (behind[1] === 'less' ? id < Number(behind[2]) : id > Number(behind[2]))
    const sorted = ids.filter(isBehind).sort((one, other) => (sort === 'id' ? one - other : other - one))
    return sorted.slice(0, limit).map((id) => ({ id }))
  }
  return { ids, asked, read }
}

async function collected(pages: AsyncIterable<{ id: number }[]>, after: () => void = () => undefined) {
  const found: number[][] = []
  for await (const page of pages) {
    found.push(page.map(({ id }) => id))
    after()
  }
  return found
}

it.each([
  [[], []],
  [[1], [[1]]],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('%j is read as %j', async (ids, pages) => {
  const { read } = table(...ids)
  expect(await collected(inPages({ where: {}, size: 2 }, read))).toEqual(pages)
})

it('others of the process are answered between two pages', async () => {
  const { read } = table(1, 2, 3)
  const turns = await countingTurns(async (soFar) => {
    const at: number[] = []
    await collected(inPages({ where: {}, size: 2 }, read), () => void at.push(soFar()))
    return at
  })
  expect(new Set(turns).size).toBe(2)
})

it('what is written meanwhile comes neither twice nor instead of something else', async () => {
  const { ids, read } = table(1, 2, 3, 4)
  let next = 5
  const pages = await collected(inPages({ where: {}, size: 2, newestFirst: true }, read), () => void ids.push(next++))
  expect(pages).toEqual([
    [4, 3],
    [2, 1],
  ])
})

it('the condition holds for each page', async () => {
  const { asked, read } = table(1, 2, 3)
  const where: Where = { isNew: { equals: true } }
  await collected(inPages({ where, size: 2 }, read))
  expect(asked).toEqual([where, { and: [where, { id: { greater_than: 2 } }] }])
})
