import { formatDateTime } from '../../src/lib/dates'
import { log } from '../../src/lib/log.mjs'

type File = { collection: string; extension: string; contentType: string }

/**
 * A file that is written while it is sent (spec: content/spreadsheets). One that breaks off never ends as a whole one does, and a reader
 * who goes away ends the work.
 *
 * @param ended is called when it has ended, however
 */
export function answerWithFile(
  content: AsyncGenerator<Uint8Array>,
  { collection, extension, contentType }: File,
  ended: () => void,
): Response {
  const name = `${collection}-${formatDateTime(new Date().toISOString()).slice(0, 10)}.${extension}`
  return new Response(toStream(told(content, collection), ended), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** Who reads the file learns that it is not whole; why, only operators do. */
async function* told(content: AsyncGenerator<Uint8Array>, collection: string): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch (error) {
    log.error({ event: 'export broken off', collection, err: error }, 'An export could not be sent to its end')
    throw error
  }
}

function toStream(parts: AsyncGenerator<Uint8Array>, ended: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const part = await nextOf(parts).catch((error: unknown) => {
        ended()
        throw error
      })
      if (part) return controller.enqueue(part)
      ended()
      controller.close()
    },
    cancel: async () => {
      await parts.return(undefined).finally(ended)
    },
  })
}

/** Null at the end. An empty part would wake nobody. */
async function nextOf(parts: AsyncGenerator<Uint8Array>): Promise<Uint8Array | null> {
  for (;;) {
    const { value, done } = await parts.next()
    if (done) return null
    if (value.length > 0) return value
  }
}
