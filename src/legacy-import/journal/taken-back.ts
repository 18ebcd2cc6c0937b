import type { Prints } from './decide'
import type { Entry } from './journal'

type Before = Entry['before'][number]

/** Fields as they were before an import, and what was known of them then. */
export type TakenBack = { values: Record<string, unknown>; prints: Prints; before: Before[] }

/**
 * What is to be done with a document's fields when one of the imports that changed it is taken back: which get which values, and what stood
 * before the other imports from then on. A field that a later import changed again stays: that one, taken back in turn, leads to what stood
 * before both, not to what is taken back now.
 */
export function takenBack(before: readonly Before[], run: string): TakenBack {
  const values = new Map<string, unknown>()
  const prints = new Map<string, Prints[string] | undefined>()
  const others: Before[] = []
  for (const one of before) {
    const names = Object.keys(one.values)
    if (one.run === run) {
      // The oldest counts: an import that was broken off and went on may have written twice.
      for (const name of names.filter((name) => !values.has(name))) {
        values.set(name, one.values[name])
        prints.set(name, one.prints[name])
      }
      continue
    }
    const handed = names.filter((name) => values.has(name))
    others.push({
      ...one,
      values: { ...one.values, ...Object.fromEntries(handed.map((name) => [name, values.get(name)])) },
      prints: known({ ...one.prints, ...Object.fromEntries(handed.map((name) => [name, prints.get(name)])) }),
    })
    for (const name of handed) {
      values.delete(name)
      prints.delete(name)
    }
  }
  return { values: Object.fromEntries(values), prints: known(Object.fromEntries(prints)), before: others }
}

const known = (prints: Record<string, Prints[string] | undefined>): Prints =>
  Object.fromEntries(Object.entries(prints).flatMap(([name, print]) => (print ? [[name, print]] : [])))
