import 'server-only'
import { type Lexicon, makeLexicon } from '../domain/search/lexicon'
import { find } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { getProductCategories } from './product-categories'

/** The words that searches are read with: what editors keep as synonyms, and the names of categories. */
export const getLexicon = memoisedByVersion(async (viewer): Promise<Lexicon> => {
  const [{ docs }, categories] = await Promise.all([
    find(viewer, { collection: 'synonyms', sort: ['id'], pagination: false }),
    getProductCategories(viewer),
  ])
  const names = categories.flatMap(({ name, children }) => [name, ...children.map((child) => child.name)])
  const groups = docs.map(({ words }) => words.map(({ word }) => word))
  return makeLexicon(groups, names)
})
