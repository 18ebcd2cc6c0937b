import type { Readable } from 'node:stream'

/**
 * A stream of Node's as the body of a response. Not `Readable.toWeb`: of a reader who goes away in the middle it makes an error that
 * nobody can catch, and the process ends (`ERR_INVALID_STATE`).
 *
 * @param stream destroyed when the reader goes away
 */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  const iterator = stream.iterator()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void stream.destroy(),
  })
}
