/** What asks again for everything that the line has cut off. */
export type Again = () => void

type Options = {
  signal: AbortSignal
  /** Is told when parts begin to wait for the line, with what asks for them again, and with null when all have come. */
  onCut: (again: Again | null) => void
  fetcher?: typeof fetch
}

/**
 * Brings parts of a file, each as often as it takes: pdf.js asks for a part once, and whoever needs one that didn't come waits for ever
 * (https://github.com/mozilla/pdf.js/issues/9883). One that is broken off is asked for again at once; if it doesn't come then either, it
 * waits until it is asked for.
 */
export function partsOf(url: string, { signal, onCut, fetcher = fetch }: Options) {
  const waiting = new Set<Again>()
  const again = () => {
    for (const goOn of [...waiting]) goOn()
  }

  async function ask(range: string): Promise<ArrayBuffer | null> {
    try {
      const response = await fetcher(url, { headers: { range }, signal })
      return response.status === PARTIAL ? await response.arrayBuffer() : null
    } catch {
      return null
    }
  }

  function line(): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        waiting.delete(goOn)
        if (waiting.size === 0) onCut(null)
        resolve()
      }
      waiting.add(goOn)
      onCut(again)
    })
  }

  /** @param end behind its last byte */
  return async function bring(begin: number, end: number): Promise<ArrayBuffer> {
    const range = `bytes=${begin}-${end - 1}`
    for (;;) {
      const part = (await ask(range)) ?? (await ask(range))
      if (part) return part
      signal.throwIfAborted()
      await line()
    }
  }
}

const PARTIAL = 206
