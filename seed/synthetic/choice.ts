type Choices<T> = readonly [T, ...T[]]

/**
 * A whole number that looks random and depends on nothing but the document and the use: the same document is the same in every run.
 *
 * @param n which document of its kind
 * @param use what is chosen, so that one choice says nothing about another
 */
export function spread(n: number, use: string): number {
  let hash = 0x811c9dc5 ^ n
  for (const character of use) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** One of several, chosen for a document. */
export const oneOf = <T>(choices: Choices<T>, n: number, use: string): T => choices[spread(n, use) % choices.length] ?? choices[0]

/** The choice at a place, beginning again after the last one. */
export const at = <T>(choices: Choices<T>, place: number): T => choices[place % choices.length] ?? choices[0]

/** Is this one of so many in a hundred? */
export const isOneOf = (percent: number, n: number, use: string) => spread(n, use) % 100 < percent

/**
 * One choice out of each list; no two places below the product of all lengths have the same choices. The first list changes fastest.
 */
export function combination<const L extends readonly Choices<unknown>[]>(lists: L, place: number): { [I in keyof L]: L[I][number] }
export function combination(lists: readonly Choices<unknown>[], place: number): unknown[] {
  let rest = place
  return lists.map((list) => {
    const chosen = at(list, rest)
    rest = Math.floor(rest / list.length)
    return chosen
  })
}
