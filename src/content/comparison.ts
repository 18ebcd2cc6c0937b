import type { Comparison } from '../contract/category-overview'
import { quantityOf } from '../lib/quantity'

type Quantity = { value: string; unit?: string | null }

/** What a product says of itself, the most telling first. */
export type ComparedProduct = {
  id: string
  model: string
  keyFigures: readonly (Quantity & { label: string })[]
  mainParameters: readonly { name: string; value: string }[]
  parameters: readonly (Quantity & { name: string })[]
}

/** So many columns stand beside one another on a narrow screen. */
const MOST_COLUMNS = 6
/** Fewer are filled up from the long table of parameters. */
const ENOUGH_COLUMNS = 4
const FEWEST_COLUMNS = 2
/** A column is shown when so many of the products have a value in it. */
const LEAST_SHARE = 2 / 3

/** By its name without 额定, as 额定电流 In and 电流 In are one. */
type Facts = ReadonlyMap<string, { name: string; text: string }>

const keyOf = (name: string) => name.replace(/^额定/, '')

/** `Icu` of 极限分断能力 Icu（AC 400 V）. */
const symbolOf = (key: string) => /[A-Z][A-Za-z]*/.exec(key)?.[0]

const textOf = ({ value, unit }: Quantity) => quantityOf({ value, unit: unit ?? '' })

function factsOf(entries: readonly { name: string; text: string }[]): Facts {
  const facts = new Map<string, { name: string; text: string }>()
  for (const entry of entries) if (!facts.has(keyOf(entry.name))) facts.set(keyOf(entry.name), entry)
  return facts
}

/** What a product says, in three parts, the most telling first. */
type Parts = Record<'figures' | 'main' | 'others', Facts>

const partsOf = ({ keyFigures, mainParameters, parameters }: ComparedProduct): Parts => ({
  figures: factsOf(keyFigures.map((figure) => ({ name: figure.label, text: textOf(figure) }))),
  main: factsOf(mainParameters.map(({ name, value }) => ({ name, text: value }))),
  others: factsOf(parameters.map((parameter) => ({ name: parameter.name, text: textOf(parameter) }))),
})

/** What the products say under a key in one part. */
const valuesOf = (all: readonly Parts[], part: keyof Parts, key: string) => all.flatMap((parts) => parts[part].get(key)?.text ?? [])

/** The keys under which enough products say something. */
function shared(all: readonly Parts[], part: keyof Parts, leastShare: number): string[] {
  const keys = [...new Set(all.flatMap((parts) => [...parts[part].keys()]))]
  return keys.filter((key) => valuesOf(all, part, key).length >= Math.max(2, all.length * leastShare))
}

/** Those of them under which they differ. */
const differing = (all: readonly Parts[], part: keyof Parts, leastShare: number) =>
  shared(all, part, leastShare).filter((key) => new Set(valuesOf(all, part, key)).size > 1)

/**
 * The products of a category side by side, by what most of them say of themselves and differ in (spec: products/category-overview).
 *
 * @returns null when there are not two of them, or when they have too little in common
 */
export function compare(products: readonly ComparedProduct[]): Comparison | null {
  const all = products.map(partsOf)
  const keys = chooseKeys(all)
  if (keys.length < FEWEST_COLUMNS) return null
  const facts = all.map(({ figures, main, others }) => new Map([...others, ...main, ...figures]))
  return {
    columns: keys.map((key) => facts.flatMap((one) => one.get(key)?.name ?? []).at(0) ?? key),
    rows: products.map(({ id, model }, index) => ({ id, model, values: keys.map((key) => facts[index]?.get(key)?.text ?? '') })),
  }
}

function chooseKeys(all: readonly Parts[]): string[] {
  // Key figures are looked for even where they are the same.
  const telling = [...shared(all, 'figures', LEAST_SHARE), ...differing(all, 'main', LEAST_SHARE)]
  const first = [...new Set(telling)].slice(0, MOST_COLUMNS)
  const symbols = new Set(first.map(symbolOf))
  const isNew = (key: string) => !first.includes(key) && !(symbolOf(key) && symbols.has(symbolOf(key)))
  const more = differing(all, 'others', 1).filter(isNew)
  return [...first, ...more.slice(0, Math.max(0, ENOUGH_COLUMNS - first.length))]
}
