import type { Client } from './client'
import { inOrder } from './in-order'
import { readPages, readWhole } from './lists'
import {
  categoryNode,
  type LegacySolution,
  type LegacySolutionCategory,
  solutionCategoryDetail,
  solutionDetail,
  solutionRow,
} from './shapes'
import { toTwoLevels } from './trees'

const CATEGORIES = '/api/solution/category/list'
const list = { path: '/api/solution/list', row: solutionRow, numberOf: ({ id }: { id: number }) => id }

/** Categories of solutions, a parent before its children, with their detail. */
export function readSolutionCategories(client: Client, atOnce: number): AsyncIterable<LegacySolutionCategory> {
  return inOrder(flatCategories(client), atOnce, async (category) => ({
    ...category,
    detail: await client.one(`/api/solution/category/detail/${category.id}`, solutionCategoryDetail),
  }))
}

async function* flatCategories(client: Client) {
  const tree = toTwoLevels(client, CATEGORIES, (await readWhole(client, CATEGORIES, categoryNode)) ?? [])
  for (const { children, ...parent } of tree) {
    yield { ...parent, parentId: null }
    for (const child of children) yield { ...child, parentId: parent.id }
  }
}

/** Solutions in the order of the list, with their detail. */
export function readSolutions(client: Client, atOnce: number): AsyncIterable<LegacySolution> {
  return inOrder(readPages(client, list), atOnce, async (row) => {
    const detail = await client.one(`/api/solution/detail/${row.id}`, solutionDetail)
    return {
      ...row,
      title: row.title || (detail?.title ?? ''),
      cover: row.cover ?? detail?.cover ?? null,
      categoryId: row.categoryId ?? detail?.categoryId ?? null,
      categoryName: row.categoryName || (detail?.categoryName ?? ''),
      detail,
    }
  })
}
