/** Works on so many things of a stream at once, in its order. The first that fails ends it. */
export async function inParallel<T>(list: AsyncIterable<T> | Iterable<T>, atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>()
  const failed: unknown[] = []
  for await (const item of list) {
    const one: Promise<void> = work(item).then(
      () => void running.delete(one),
      (error) => {
        failed.push(error)
        running.delete(one)
      },
    )
    running.add(one)
    if (running.size >= atOnce) await Promise.race(running)
    if (failed.length > 0) break
  }
  await Promise.all(running)
  if (failed.length > 0) throw failed[0]
}
