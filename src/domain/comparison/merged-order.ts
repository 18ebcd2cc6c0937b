/**
 * One order for several lists: the first list keeps its own, and what only another one has comes behind what it follows there.
 */
export function mergedOrder(lists: readonly (readonly string[])[]): string[] {
  const order: string[] = []
  for (const list of lists) {
    let place = 0
    for (const key of list) {
      const known = order.indexOf(key)
      if (known < 0) order.splice(place, 0, key)
      place = (known < 0 ? place : known) + 1
    }
  }
  return order
}
