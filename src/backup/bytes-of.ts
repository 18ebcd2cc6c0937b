/** A stream of a library whose chunks have no type. */
export async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A stream of bytes gave something else')
    yield chunk
  }
}
