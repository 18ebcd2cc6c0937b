import 'server-only'
import { type FoldedName, foldNames, MOST_SHOWN, type Name, nearNames, respelt } from '../domain/near-names'
import type { NearPage } from '../domain/nearest-page'
import { inOrderOf } from '../lib/references'
import { find } from './find'
import { nearOnes } from './list-page'
import { getProductCategories } from './product-categories'
import { type Viewer, visitor, withoutMarking } from './viewer'

/** A list that is searched by a word. */
type SearchedList = { finds: (word: string) => boolean | Promise<boolean>; hrefOf: (word: string) => string }

/** Read where a list is empty, and nowhere else. */
async function readNames(keyword: string, viewer: Viewer): Promise<FoldedName[]> {
  const [categories, products] = await Promise.all([getProductCategories(viewer), readProducts(keyword, viewer)])
  const ofCategories = categories.flatMap(({ id, name, children }) => [
    { name, word: name, href: `/GoodsListView?category=${id}` },
    ...children.map((child) => ({ name: child.name, word: child.name, href: `/GoodsListView?category=${id}&id=${child.id}` })),
  ])
  const ofProducts = products.map(({ articleId, title, model }) => ({ name: title, word: model, href: `/GoodsInfoView?id=${articleId}` }))
  return foldNames([...ofCategories, ...ofProducts])
}

async function readProducts(keyword: string, viewer: Viewer) {
  const ids = await nearOnes(viewer, 'products', keyword)
  const select = { articleId: true, title: true, model: true } as const
  const { docs } = await find(viewer, { collection: 'products', where: { id: { in: ids } }, select, pagination: false })
  return inOrderOf(ids, docs)
}

/**
 * What may have been meant by a keyword that finds nothing: products and their categories (spec: common-parts/near-names).
 *
 * @param list where it was looked for; what it finds something for leads back to it, all else to its own page
 */
export async function findNearNames(keyword: string, viewer: Viewer = visitor, list?: SearchedList): Promise<NearPage[]> {
  const names = await readNames(keyword, withoutMarking(viewer))
  const spelt = respelt(keyword, names)
  const others = nearNames(keyword, names).filter(({ word }) => word !== spelt?.word)
  const near = [...(spelt ? [spelt] : []), ...others].slice(0, MOST_SHOWN)
  const leading = async ({ name, word, href }: Name) =>
    list && (await list.finds(word)) ? { name: word, href: list.hrefOf(word) } : { name, href }
  return Promise.all(near.map(leading))
}
