/** Values with the same key together, in the order in which they came. */
export function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): [key: string, members: [T, ...T[]]][] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const value of values) {
    const members = groups.get(keyOf(value))
    if (members) members.push(value)
    else groups.set(keyOf(value), [value])
  }
  return [...groups]
}
