import 'server-only'
import { getCms } from '../cms'
import { type CountedUse, type SelectionAnswer, type ShownVerdict, selectionAnswer } from '../contract/selection'
import { attributeValueIndex } from '../database/finding/attribute-value-index'
import type { AnyCondition, NearestQuestion } from '../database/finding/attribute-values'
import { keptCounts } from '../database/lists/kept-counts'
import type { Attribute } from '../domain/attributes/attribute'
import type { TypedValue } from '../domain/attributes/value'
import { FAR } from '../domain/facets/product-value'
import { meaningOf } from '../domain/order-codes/meaning'
import { orderingRule } from '../domain/order-codes/rule'
import { calculate } from '../domain/selector/calculation'
import { type Candidate, isNearer, MOST_COUNTED, nearestFit, nearMiss, ratedCurrentOf } from '../domain/selector/fitting'
import { type Demand, isOversized, type Verdict } from '../domain/selector/meets'
import { neededText } from '../domain/selector/needed-text'
import type { Selection } from '../domain/selector/selection'
import type { Use } from '../domain/selector/uses'
import { noteReads } from '../lib/content-reads.mjs'
import type { DocumentId } from '../lib/document-id'
import { groupBy } from '../lib/group-by'
import { getAttributes } from './attributes'
import { coordinationOf } from './coordination'
import { find } from './find'
import { keptRows } from './kept-rows'
import { contentState, memoisedByVersion } from './memoised-by-version'
import { cardsById, readProductCards } from './product-cards'
import { typedValues, valueFields } from './product-values'
import { categoriesWithin, countProducts, firstOfCategory } from './products'
import { getSelectorPage, usesOfSite } from './selector-page'
import { type Viewer, visitor } from './viewer'

/** So many products are looked at for each way to be near, and so many are shown. */
const MOST_LOOKED_AT = 24
const MOST_SHOWN = 12
const MOST_MISSES = 4

const MADE_OF = ['products', 'attributes', 'product-categories']

/** The uses that lead to products, with how many they are. */
export const getUses = memoisedByVersion(async (viewer: Viewer): Promise<CountedUse[]> => {
  const [page, uses] = await Promise.all([getSelectorPage(viewer), usesOfSite(viewer)])
  const pictureOf = new Map(page.uses.map(({ key, picture }) => [key, picture]))
  const counted = await Promise.all(uses.map((use) => countedUse(use, pictureOf.get(use.key) ?? null)))
  return counted.filter(({ count }) => count > 0)
})

async function countedUse({ key, title, line, categories }: Use, picture: CountedUse['cover']): Promise<CountedUse> {
  const [count, first] = await Promise.all([
    countProducts({ categoryIds: [...categories] }),
    firstOfCategory(categories[0] ?? 0, 1, visitor),
  ])
  const [card] = await readProductCards(first)
  return { key, title, line, count, cover: picture ?? card?.cover ?? null }
}

/** The products that meet what is demanded, the nearest first, and those that fail one demand (spec: selector/answer). */
export async function answerSelection(selection: Selection): Promise<SelectionAnswer> {
  const { demands } = calculate(selection)
  const [categories, attributes] = await Promise.all([categoriesWithin([...selection.use.categories], visitor), getAttributes()])
  const byKey = new Map([...attributes].map(([id, attribute]) => [attribute.key, { id, attribute }]))
  const known = new Map([...byKey].map(([key, { attribute }]) => [key, attribute]))
  const asking = { demands, categories, idsOf: (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key)?.id ?? []) }
  const [near, far] = await Promise.all([nearIds(asking), missedIds(asking)])
  const candidates = await keptCandidates([...new Set([...near, ...far])])
  const fits = [...candidates].flatMap(([id, candidate]) => {
    const fit = nearestFit(candidate, demands, known)
    return fit ? [{ id, ...fit }] : []
  })
  fits.sort((one, other) => (isNearer(one.verdicts, other.verdicts) ? -1 : isNearer(other.verdicts, one.verdicts) ? 1 : 0))
  const fitting = new Set(fits.map(({ id }) => id))
  const misses = [...candidates].flatMap(([id, candidate]) => {
    const miss = fitting.has(id) ? null : nearMiss(candidate, demands, known)
    return miss ? [{ id, ...miss }] : []
  })
  const [best] = fits
  const candidate = best && candidates.get(best.id)
  const device = candidate && { id: best.id, amperes: ratedCurrentOf(candidate, best.code, known) }
  const [answer, coordination] = await Promise.all([
    shown(fits, inOrder(misses).slice(0, MOST_MISSES), candidates),
    device ? coordinationOf(selection, demands, device) : null,
  ])
  return selectionAnswer.parse({ ...answer, coordination })
}

type Fitting = { id: DocumentId; code: string; verdicts: readonly Verdict[]; count: number }
type Missed = { id: DocumentId; code: string; failing: Verdict }

/** What lacks least stands first; what is no number at the end. */
const inOrder = (misses: readonly Missed[]) => misses.toSorted((one, other) => lack(one) - lack(other))
const lack = ({ failing: { gap, demand } }: Missed) => (gap === null || demand.how === 'one-of' ? FAR : gap / (demand.value || 1))

/** What answers another demand first, as thermal relays beside contactors, has its share of the places. */
function firstOf(fits: readonly Fitting[]): Fitting[] {
  const kinds = groupBy(fits, ({ verdicts }) => verdicts[0]?.demand.key ?? '')
  return kinds.flatMap(([, kind]) => kind.slice(0, Math.ceil(MOST_SHOWN / kinds.length)))
}

type Rules = ReadonlyMap<DocumentId, Pick<Candidate, 'rule'>>

async function shown(fits: readonly Fitting[], misses: readonly Missed[], rules: Rules): Promise<Omit<SelectionAnswer, 'coordination'>> {
  const first = firstOf(fits)
  const cardOf = await cardsById([...first, ...misses].map(({ id }) => id))
  return {
    fits: first.flatMap(({ id, code, verdicts, count }) => {
      const card = cardOf.get(id)
      const rule = rules.get(id)?.rule
      const meaning = rule && code !== '' ? meaningOf(rule, code) : ''
      return card ? [{ card, code, meaning, verdicts: verdicts.map(said), count, isOversized: isOversized(verdicts) }] : []
    }),
    misses: misses.flatMap(({ id, code, failing }) => {
      const card = cardOf.get(id)
      return card ? [{ card, code, failing: said(failing) }] : []
    }),
    codes: fits.reduce((sum, { count, code }) => sum + (code === '' ? 0 : count), 0),
    isMore: fits.some(({ count }) => count >= MOST_COUNTED),
  }
}

const said = ({ demand, has, margin, gap, derated = '' }: Verdict): ShownVerdict => ({
  key: demand.key,
  name: demand.name,
  unit: demand.unit,
  needed: neededText(demand),
  value: demand.how === 'one-of' ? null : demand.value,
  has,
  margin,
  gap,
  derated,
})

type Asking = { demands: readonly Demand[]; categories: readonly DocumentId[]; idsOf: (keys: readonly string[]) => DocumentId[] }

/** A demand that can be left out leads to products by itself; the first that can't is one that all have. */
function leading(demands: readonly Demand[]): Demand[] {
  const first = demands.findIndex(({ isOptional }) => !isOptional)
  return demands.slice(0, first < 0 ? demands.length : first + 1).filter(({ how }) => how !== 'one-of')
}

function questionOf({ demands, categories, idsOf }: Asking, by: Demand, missed: Demand | null): NearestQuestion {
  const from = by.how === 'one-of' ? 0 : by.value
  const conditions = demands.flatMap((one): AnyCondition[] => {
    const attributes = idsOf(one.attributes)
    return one.key === by.key || one === missed || one.isOptional || attributes.length === 0
      ? []
      : [{ attributes, condition: conditionOf(one) }]
  })
  const to = by.how === 'within' ? from : FAR
  return { categories, by: { attributes: idsOf(by.attributes), from, to, isBelow: by === missed }, conditions, limit: MOST_LOOKED_AT }
}

function conditionOf(demand: Demand): AnyCondition['condition'] {
  if (demand.how === 'one-of') return { choices: demand.choices }
  if (demand.how === 'within') return { from: demand.value, to: demand.value }
  return demand.how === 'at-least' ? { from: demand.value, to: FAR } : { from: -FAR, to: demand.value }
}

/** Asked once until something of it changes. */
const nearestOnce = keptCounts(
  async () => (await contentState()).lastChange(MADE_OF),
  async (_, question: NearestQuestion) => attributeValueIndex(await getCms()).nearest(question),
)

async function nearest(question: NearestQuestion): Promise<DocumentId[]> {
  noteReads(MADE_OF)
  return nearestOnce('products', question)
}

/** Devices that carry less where they stand are found from a quarter above, too. */
const DERATED = 1.25

async function nearIds(asking: Asking): Promise<DocumentId[]> {
  const ways = leading(asking.demands).flatMap((by) =>
    by.surroundings && by.how === 'at-least' ? [by, { ...by, value: by.value * DERATED }] : [by],
  )
  return (await Promise.all(ways.map((by) => nearest(questionOf(asking, by, null))))).flat()
}

/** Of each demand the first products that may fail it alone. */
async function missedIds(asking: Asking): Promise<DocumentId[]> {
  const by = asking.demands.find(({ isOptional, how }) => !isOptional && how !== 'one-of')
  if (!by) return []
  const needed = asking.demands.filter(({ isOptional }) => !isOptional)
  const found = await Promise.all(needed.map((missed) => nearest(questionOf(asking, by, missed))))
  return found.flatMap((ids) => ids.slice(0, MOST_MISSES * 2))
}

const keptCandidates = keptRows(['products', 'attributes'], readCandidates)

async function readCandidates(ids: readonly DocumentId[]): Promise<(Candidate & { id: DocumentId })[]> {
  const [{ docs }, attributes] = await Promise.all([
    find(visitor, {
      collection: 'products',
      where: { id: { in: [...ids] } },
      select: { ...valueFields, orderingRule: true },
      pagination: false,
    }),
    getAttributes(),
  ])
  return docs.map((row) => ({ id: row.id, rule: orderingRule.safeParse(row.orderingRule).data ?? null, series: seriesOf(row, attributes) }))
}

function seriesOf(row: object, attributes: ReadonlyMap<DocumentId, Attribute>): Map<string, TypedValue> {
  const values = [...typedValues(row, attributes)]
  return new Map(values.flatMap(([id, value]): [string, TypedValue][] => [[attributes.get(id)?.key ?? '', value]]))
}
