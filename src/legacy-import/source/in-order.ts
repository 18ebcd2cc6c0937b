/**
 * Works on several things at once and hands out what became of them in their order.
 *
 * @param atOnce so many are worked on ahead
 */
export async function* inOrder<T, R>(things: AsyncIterable<T>, atOnce: number, work: (thing: T) => Promise<R>): AsyncGenerator<R> {
  const ahead: Promise<R>[] = []
  for await (const thing of things) {
    const result = work(thing)
    // Who waits for it hears of the failure; until then it is nobody's.
    result.catch(() => undefined)
    ahead.push(result)
    const [first] = ahead.length >= atOnce ? ahead.splice(0, 1) : []
    if (first) yield await first
  }
  for (const result of ahead) yield await result
}
