import 'server-only'
import type { Where } from 'payload'
import { find } from './find'
import { visitor } from './viewer'

/** What the pages that show one thing show. */
const shown: Record<string, (id: string) => Promise<{ docs: unknown[] }>> = {
  '/GoodsInfoView': (id) => find(visitor, { collection: 'products', ...having('articleId', id) }),
  '/ExampleInfoView': (id) => find(visitor, { collection: 'stories', ...having('articleId', Number(id)) }),
  '/ResultView': (id) => find(visitor, { collection: 'solution-categories', ...having('categoryId', Number(id)) }),
  '/ResultInfoView': (id) => find(visitor, { collection: 'solutions', ...having('articleId', Number(id)) }),
  '/NewsDetail': (id) => find(visitor, { collection: 'news', ...having('articleId', Number(id)) }),
  '/RecruitingInfo': (id) => find(visitor, { collection: 'trainings', ...having('articleId', Number(id)) }),
  '/RichText': singlePage,
  '/RichTextInfo': singlePage,
  '/VideoView': singlePage,
}

/** Whether something published has the id that a path carries (`/NewsDetail?id=7`); true for a path without an id. */
export async function isExistingPage(path: string): Promise<boolean> {
  const [pathname = '', id] = path.split('?id=')
  if (id === undefined) return true
  const { docs } = (await shown[pathname]?.(id)) ?? { docs: [] }
  return docs.length > 0
}

function singlePage(id: string) {
  return find(visitor, { collection: 'single-pages', ...having('articleId', Number(id)) })
}

function having(field: 'articleId' | 'categoryId', value: string | number) {
  const where: Where = { [field]: { equals: value } }
  return { where, select: { id: true as const }, limit: 1, pagination: false }
}
