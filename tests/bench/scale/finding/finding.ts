/**
 * What finding costs on the site of `DATA_DIR` and `DATABASE_URI`, which has synthetic products: prints one line of JSON, the costs by the names of their rows.
 * Arguments choose rows by their beginnings.
 */
import process from 'node:process'
import { getCms } from '../../../../src/cms'
import { getFacets } from '../../../../src/content/facets'
import { listProducts } from '../../../../src/content/products'
import { searchSite } from '../../../../src/content/search'
import { suggest } from '../../../../src/content/suggest'
import { visitor } from '../../../../src/content/viewer'
import { mergeWords } from '../../../../src/database/merge-words'
import { lookUpCodes } from '../../../../src/lookup/look-up-codes'
import { type Cost, costOf } from './measure'
import { publishingCost, recomputingCost } from './publish'
import { countedStatements } from './statements'
import { codesOfSite } from './synthetic'
import { typedOn } from './typed'

const cms = await getCms()
// As a site is after each night: what was measured before has published.
await mergeWords(cms)
const statements = countedStatements(cms)
const codes = await codesOfSite(cms)

const { typed, keystrokes } = typedOn(codes)

const paging = { pageNum: 1, pageSize: 9 }
const pagings = { product: paging, news: paging, document: paging }
const search = (text: string) => () => searchSite(text, pagings, visitor)
/** With a letter too few in the middle, as nobody has written them. */
const wrong = codes.map((code) => code.slice(0, 5) + code.slice(6))
/** What no beginning helps with. */
const strange = codes.map((code) => `Q${code}`)

const rows: Record<string, () => Promise<Cost>> = {
  'suggestions, each keystroke': () =>
    costOf(
      keystrokes.map((text) => () => suggest(text, 10)),
      statements,
    ),
  'search, what engineers type': () => costOf(typed.map(search), statements),
  'search, a word that all have': () => costOf(['断路器', '断路器 250'].map(search), statements),
  'list of a category': () => costOf([() => listProducts({ categoryIds: [12] }, paging)], statements, 15),
  'list of a category, changed since': () => costOf([() => listProducts({ categoryIds: [12] }, paging)], statements, 15, change),
  'facets of a category': () => costOf([() => getFacets([12], [])], statements, 15),
  'facets of a category, changed since': () => costOf([() => getFacets([12], [])], statements, 15, change),
  'facets of a category, a wish, changed since': () => costOf([() => getFacets([12], wishes)], statements, 15, change),
  'facets of ten categories': () => costOf([() => getFacets([1, 3], [])], statements, 15),
  'facets of ten categories, changed since': () => costOf([() => getFacets([1, 3], [])], statements, 5, change),
  'facets of ten categories, a wish, changed since': () => costOf([() => getFacets([1, 3], wishes)], statements, 5, change),
  'lookup, 1,000 codes': () => costOf([() => lookUpCodes(codes)], statements, 5),
  'lookup, 1,000 codes with a letter too few': () => costOf([() => lookUpCodes(wrong)], statements, 5),
  'lookup, 1,000 codes that begin otherwise': () => costOf([() => lookUpCodes(strange)], statements, 5),
  'recomputing 5,000 codes': () => recomputingCost(cms, statements),
  'publish of a product': () => publishingCost(cms, statements, false),
  'publish of a product with 5,000 codes': () => publishingCost(cms, statements, true),
}

const wishes = [{ key: 'poles', choices: ['3P'] }]

/** Another product is published. */
async function change(): Promise<void> {
  const where = { articleId: { equals: '500000001' } }
  await cms.db.updateOne({ collection: 'products', where, data: { kbsId: 'KBS-BENCH' } })
}

const chosen = process.argv.slice(2)
const found: Record<string, Cost> = {}
for (const [name, measure] of Object.entries(rows)) {
  if (chosen.length > 0 && !chosen.some((word) => name.startsWith(word))) continue
  found[name] = await measure()
  const { median, p95, statements: asked } = found[name]
  console.error(`${name}: median ${median.toFixed(1)}, p95 ${p95.toFixed(1)} ms of CPU, ${asked} questions`)
}
console.log(JSON.stringify(found))
process.exit(0)
