import type { IndexedCode } from './code-index'

/** So few are asked for as they are. */
const FEW = 20

type Neighbours = ReadonlyMap<string, readonly IndexedCode[]>

/**
 * Neighbours of many texts, in two questions: first those of some texts that lie apart in the order of the index. What lies between two that
 * have the same neighbours has these, too, and is not asked for: rows of a list begin alike, often with words that no code begins with, and
 * each text that is asked for costs a search in the index.
 *
 * @param ask answers for texts in any order
 */
export async function sharedNeighbours(
  ask: (folded: readonly string[]) => Promise<Neighbours>,
  folded: readonly string[],
): Promise<Neighbours> {
  const texts = inOrderOfIndex(folded)
  if (texts.length <= FEW) return ask(texts)
  const step = Math.ceil(Math.sqrt(texts.length))
  const marks = texts.filter((_, at) => at % step === 0 || at === texts.length - 1)
  const known = await ask(marks)
  const all = new Map(known)
  const open: string[] = []
  for (const [at, text] of texts.entries()) {
    const [before, behind] = [texts[at - (at % step)], texts[Math.min(at - (at % step) + step, texts.length - 1)]]
    if (before === text || behind === text) continue
    const shared = known.get(before ?? '') ?? []
    if (!areSame(shared, known.get(behind ?? '') ?? [])) open.push(text)
    else if (shared.length > 0) all.set(text, shared)
  }
  if (open.length === 0) return all
  return new Map([...all, ...(await ask(open))])
}

/** By their bytes, as both databases order them: JavaScript's own order is another one for rare letters. */
const inOrderOfIndex = (folded: readonly string[]): string[] =>
  [...new Set(folded)]
    .map((text) => ({ text, bytes: Buffer.from(text) }))
    .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
    .map(({ text }) => text)

const areSame = (some: readonly IndexedCode[], others: readonly IndexedCode[]): boolean =>
  some.length === others.length && some.every(({ code, product }, at) => code === others[at]?.code && product === others[at].product)
