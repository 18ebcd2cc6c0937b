import { pdfjs } from 'react-pdf'
import { type Again, partsOf } from './parts'

/** Shorter files, in bytes, come whole: two of the parts in which pdf.js asks. */
const SHORT = 2 * 65_536

/** A file as pdf.js reads it: whole, or by parts. */
export type OpenFile = ArrayBuffer | { range: pdfjs.PDFDataRangeTransport }

type Options = { signal: AbortSignal; onCut: (again: Again | null) => void }

/**
 * Opens a file. It comes from its beginning, and what is needed before, or after the line was cut, by parts.
 *
 * @throws when it is not there, or a short one doesn't come whole
 */
export async function openFile(url: string, { signal, onCut }: Options): Promise<OpenFile> {
  const response = await fetch(url, { signal })
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`)
  const length = lengthOfParts(response.headers)
  if (length === null) return response.arrayBuffer()
  const transport = new Transport(length, partsOf(url, { signal, onCut }))
  void passOn(response.body, transport)
  return { range: transport }
}

class Transport extends pdfjs.PDFDataRangeTransport {
  readonly #bring: ReturnType<typeof partsOf>

  constructor(length: number, bring: ReturnType<typeof partsOf>) {
    super(length, null)
    this.#bring = bring
  }

  override requestDataRange(begin: number, end: number) {
    this.#bring(begin, end)
      .then((part) => this.onDataRange(begin, new Uint8Array(part)))
      // Nobody reads it any more.
      .catch(() => undefined)
  }
}

/** How long a file is that can be asked for by parts; null for one that comes whole. */
function lengthOfParts(headers: Headers): number | null {
  const length = Number(headers.get('content-length'))
  const isPlain = (headers.get('content-encoding') ?? 'identity') === 'identity'
  return isPlain && headers.get('accept-ranges') === 'bytes' && length > SHORT ? length : null
}

async function passOn(body: ReadableStream<Uint8Array>, transport: pdfjs.PDFDataRangeTransport) {
  const reader = body.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return transport.onDataProgressiveDone()
      transport.onDataProgressiveRead(value)
    }
  } catch {
    // Cut in the middle: what is missing is asked for by parts.
  }
}
