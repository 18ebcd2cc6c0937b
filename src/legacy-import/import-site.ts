import type { Place } from '../import-orders/places'
import { addressTarget } from '../usage/address-target'
import { inParallel } from './in-parallel'
import { mapNews, mapSinglePage, mapStaffMessage, mapTraining } from './map/articles'
import { CategoryPlaces, mapProductCategories } from './map/categories'
import { mapDocument, mapDocumentCategory } from './map/documents'
import { webLink } from './map/links'
import { mapProduct } from './map/products'
import { mapBanner, mapSiteInformation } from './map/site'
import { mapSolution, mapSolutionCategory } from './map/solutions'
import { withSortNumbers } from './map/sort-numbers'
import { mapStory, mapStoryCategory } from './map/stories'
import { document, type Wanted } from './map/wanted'
import type { ReportBuilder } from './report/report'
import { knownPages, singlePageAt } from './single-page-numbers'
import type { LegacySource } from './source/source'
import { pathOf } from './write/links'
import type { Target } from './write/target'

/** So many documents are worked on at once: while one waits for its pictures, others are written. */
const AT_ONCE = 4

export type Importing = {
  source: LegacySource
  target: Target
  report: ReportBuilder
  /** Single pages to be asked for besides those that are known and linked. */
  pages: readonly number[]
  /** Own pages that texts link to, with where. */
  ownLinks: ReadonlyMap<string, string>
  /** Is told what is being worked on, and how much of it is done. */
  onProgress: (place: Place, done: number) => void
  signal?: AbortSignal
}

/**
 * Brings a whole site in, in the order in which its documents refer to each other. What is in categories doesn't come while these can't be
 * read (which is a problem that was told): it would be put elsewhere.
 */
export async function importSite(importing: Importing): Promise<void> {
  const stories: Parts = { products: new Map(), 'solution-categories': new Map() }
  await importDocuments(importing)
  await importProducts(importing, stories)
  await importSolutions(importing, stories)
  await importStories(importing)
  await importStoriesOf(importing, stories)
  await importArticles(importing)
  await importBanners(importing)
  await importSingleOnes(importing)
  noteDeadLinks(importing)
}

/** Stories of what was written before them: by place, the numbers by key. */
type Parts = Record<'products' | 'solution-categories', Map<string, readonly number[]>>

type Mapped = { wanted: Wanted; date?: string | null }

/** Writes documents of one kind, in the order of their list. */
async function putAll(importing: Importing, place: Place, list: AsyncIterable<Mapped> | Iterable<Mapped>): Promise<void> {
  const { target } = importing
  const ordered = ({ wanted, date }: Mapped) => ({ key: wanted.key, date: date ?? null })
  let done = 0
  await inParallel(withSortNumbers(list, ordered, target.sortNumbers(place)), AT_ONCE, async ({ item, sortNumber }) => {
    await put(importing, item.wanted, sortNumber)
    done += 1
    importing.onProgress(place, done)
  })
}

async function put({ target, report, signal }: Importing, wanted: Wanted, sortNumber?: number): Promise<void> {
  signal?.throwIfAborted()
  const outcome = await target.put(wanted, sortNumber === undefined ? {} : { sortNumber })
  if (outcome) report.add(outcome)
}

async function* each<T>(list: AsyncIterable<T> | Iterable<T>, map: (item: T) => Mapped): AsyncGenerator<Mapped> {
  for await (const item of list) yield map(item)
}

async function importDocuments(importing: Importing): Promise<void> {
  const { source } = importing
  const categories = await source.documentCategories()
  if (!categories) return
  await putAll(
    importing,
    'download-categories',
    categories.map((category) => ({ wanted: mapDocumentCategory(category) })),
  )
  await putAll(
    importing,
    'documents',
    each(source.documents(), (file) => ({ wanted: mapDocument(file) })),
  )
}

async function importProducts(importing: Importing, stories: Parts): Promise<void> {
  const { source, target } = importing
  const tree = await source.productCategories()
  // Where there was a tree, one without branches is none.
  if (!tree || (tree.length === 0 && target.sortNumbers('product-categories').size > 0)) return
  const categories = mapProductCategories(tree)
  for (const { id, children } of tree) for (const child of children) target.noteParent(String(child.id), String(id))
  // A parent is there before its children.
  const isTop = ({ fields }: Wanted) => fields.parent === null
  for (const level of [categories.filter(isTop), categories.filter((category) => !isTop(category))])
    await putAll(
      importing,
      'product-categories',
      level.map((wanted) => ({ wanted })),
    )
  const places = new CategoryPlaces(tree)
  const made = new Set<string>()
  /** Whoever has a file that another one is bringing waits for it. */
  const bringing = new Map<string, Promise<void>>()
  const putOnce = (attachment: Wanted): Promise<void> => {
    const brought = bringing.get(attachment.key) ?? (target.wasPut(attachment) ? Promise.resolve() : put(importing, attachment))
    bringing.set(attachment.key, brought)
    return brought
  }
  let done = 0
  const list = withSortNumbers(source.products(), ({ id }) => ({ key: id, date: null }), target.sortNumbers('products'))
  await inParallel(mappedInTurn(list), AT_ONCE, async ({ mapped, sortNumber }) => {
    for (const attachment of mapped.attachments) await putOnce(attachment)
    await put(importing, mapped.product, sortNumber)
    if (mapped.stories.length > 0) stories.products.set(mapped.product.key, mapped.stories)
    done += 1
    importing.onProgress('products', done)
  })

  /** A category that has to be made is there before the products in it. */
  async function* mappedInTurn(products: typeof list) {
    for await (const { item, sortNumber } of products) {
      const mapped = mapProduct(item, places)
      const { category, product } = mapped
      const isNeeded = !product.untold?.includes('category') || !target.has('products', product.key)
      if (category && isNeeded && !made.has(category.key)) {
        made.add(category.key)
        await put(importing, category)
      }
      yield { mapped, sortNumber }
    }
  }
}

async function importSolutions(importing: Importing, stories: Parts): Promise<void> {
  const { source } = importing
  const parents: Mapped[] = []
  const children: Mapped[] = []
  for await (const one of source.solutionCategories()) {
    const { category, stories: numbers } = mapSolutionCategory(one)
    if (numbers.length > 0) stories['solution-categories'].set(category.key, numbers)
    ;(one.parentId === null ? parents : children).push({ wanted: category })
  }
  for (const level of [parents, children]) await putAll(importing, 'solution-categories', level)
  await putAll(
    importing,
    'solutions',
    each(source.solutions(), (solution) => ({ wanted: mapSolution(solution) })),
  )
}

async function importStories(importing: Importing): Promise<void> {
  const { source } = importing
  const categories = await source.storyCategories()
  if (!categories) return
  await putAll(
    importing,
    'story-categories',
    categories.map((category) => ({ wanted: mapStoryCategory(category) })),
  )
  await putAll(
    importing,
    'stories',
    each(source.stories(), (story) => ({ wanted: mapStory(story) })),
  )
}

/** Products and categories of solutions name stories, which came after them. */
async function importStoriesOf({ target, report, signal }: Importing, parts: Parts): Promise<void> {
  for (const place of ['products', 'solution-categories'] as const) {
    await inParallel(parts[place], AT_ONCE, async ([key, numbers]) => {
      signal?.throwIfAborted()
      const fields = { stories: numbers.map((number) => document('stories', number)) }
      const outcome = await target.put({ place, key, title: key, fields, remarks: [] }, { isPart: true })
      if (outcome?.conflicts.length) report.add(outcome)
    })
  }
}

/** A link of a field: own pages as paths, whatever host they were written with. */
const toPath =
  ({ source }: Importing) =>
  (written: string, remarks: Wanted['remarks']): string => {
    const url = /^https?:/i.test(written.trim()) ? source.resolve(written.trim()) : null
    return webLink(url && source.isOfSource(url) ? pathOf(url) : written, remarks)
  }

async function importArticles(importing: Importing): Promise<void> {
  const { source } = importing
  const link = toPath(importing)
  await putAll(
    importing,
    'news',
    each(source.news(), (news) => ({ wanted: mapNews(news, link), date: news.publishedAt })),
  )
  await putAll(
    importing,
    'trainings',
    each(source.trainings(), (training) => ({ wanted: mapTraining(training, link), date: training.publishedAt })),
  )
  const taken = new Set<string>()
  const messages = (await source.staffMessages()) ?? []
  await putAll(
    importing,
    'staff-messages',
    messages.map((message) => ({ wanted: mapStaffMessage(message, taken) })),
  )
}

async function importBanners(importing: Importing): Promise<void> {
  const { source } = importing
  const taken = new Set<string>()
  const title = (await source.siteInformation())?.siteName.trim() || '首页'
  const mapped = (list: Awaited<ReturnType<LegacySource['banners']>>, placement: 'home' | 'product') =>
    (list ?? []).map((banner) => ({ wanted: mapBanner(banner, { placement, title, taken, toPath: toPath(importing) }) }))
  await putAll(importing, 'banners', [...mapped(await source.banners(), 'home'), ...mapped(await source.productBanners(), 'product')])
}

/** Site information, and the pages that are known, named, or linked from what was read. */
async function importSingleOnes(importing: Importing): Promise<void> {
  const { source, ownLinks, pages } = importing
  const site = await source.siteInformation()
  if (site) await put(importing, mapSiteInformation(site, toPath(importing)))
  const asked = new Set<number>()
  const linked = () => [...ownLinks.keys()].flatMap((path) => singlePageAt(path) ?? [])
  for (let next = [...knownPages, ...pages, ...linked()]; next.length > 0; next = linked().filter((number) => !asked.has(number))) {
    for (const number of new Set(next)) {
      asked.add(number)
      const page = await source.singlePage(number)
      if (page) await put(importing, mapSinglePage(page))
      importing.onProgress('single-pages', asked.size)
    }
  }
}

/** Links to own pages that lead to nothing that came, and to no page of this site. */
function noteDeadLinks({ ownLinks, target, report }: Importing): void {
  for (const [path, from] of ownLinks) {
    const to = addressTarget(path)
    const isDead = to.kind === 'unknown' || (to.kind === 'document' && !target.has(to.document.collection, to.document.value))
    if (isDead) report.remark({ kind: 'dead-link', about: path }, from, '')
  }
}
