import type { Suggestion } from '@/contract/suggestions'
import type { Happening } from './suggesting'

/** Who types faster than this asks once. */
const REST_MS = 120

const MOST = 24

const texts = ['kind', 'title', 'url', 'cover', 'code']

/** By hand: a library that parses would weigh as much as all the rest. */
function isSuggestion(row: unknown): row is Suggestion {
  if (typeof row !== 'object' || row === null) return false
  const matched: unknown = Reflect.get(row, 'matched')
  const isText = (value: unknown) => typeof value === 'string'
  return texts.every((key) => isText(Reflect.get(row, key))) && Array.isArray(matched) && matched.every(isText)
}

/** The suggestions of an answer; what is none is left out. */
export function readAnswer(answer: unknown): Suggestion[] {
  const rows = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  return Array.isArray(rows) ? rows.filter(isSuggestion) : []
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const query = new URLSearchParams({ q: text, limit: String(MOST), detail: '1' })
  const response = await fetch(`/prod-api/api/suggest?${query}`, { signal })
  if (!response.ok) throw new Error(String(response.status))
  return readAnswer(await response.json())
}

/**
 * Asks for suggestions when the typing rests; what was asked before is given up then.
 *
 * @param tell of an answer or of a failure, with the number of its request
 * @returns `ask` takes what the field holds now, `stop` gives all up
 */
export function asker(tell: (happening: Happening) => void, fetchThem = fetchSuggestions) {
  let request = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  function stop() {
    clearTimeout(timer)
    asking?.abort()
  }

  async function send(text: string) {
    const number = ++request
    asking = new AbortController()
    const { signal } = asking
    try {
      const suggestions = await fetchThem(text, signal)
      if (!signal.aborted) tell({ kind: 'answered', request: number, suggestions })
    } catch {
      if (!signal.aborted) tell({ kind: 'failed', request: number })
    }
  }

  return {
    stop,
    ask(text: string) {
      stop()
      if (text.trim()) timer = setTimeout(() => void send(text.trim()), REST_MS)
    },
  }
}
