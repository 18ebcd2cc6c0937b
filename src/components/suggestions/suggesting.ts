import type { Suggestion } from '@/contract/suggestions'

/** What a field suggests at a moment. */
export type Suggesting = {
  /** Of the newest answer, in the order of the arrows; null while there is none for a field that holds something. */
  shown: readonly Suggestion[] | null
  /** Number of the request that was answered so. */
  answer: number
  /** Left by Escape or by going elsewhere; the next letter opens it again. */
  isClosed: boolean
  /** Address of the marked suggestion, which Enter opens. */
  marked: string | null
}

export type Happening =
  | { kind: 'typed'; text: string }
  /** @param request number of the request, which grows */
  | { kind: 'answered'; request: number; suggestions: readonly Suggestion[] }
  | { kind: 'failed'; request: number }
  | { kind: 'moved'; by: 1 | -1 }
  | { kind: 'unmarked' }
  | { kind: 'closed' }

export const atFirst: Suggesting = { shown: null, answer: 0, isClosed: false, marked: null }

/** Whether there is a list to be seen. */
export const isOpen = ({ shown, isClosed }: Suggesting): boolean => shown !== null && !isClosed

/**
 * What a field suggests after something has happened (spec: search/suggesting). Old suggestions stay until new ones are there; an answer
 * that comes after a newer one changes nothing; nothing is marked but by the arrows.
 */
export function after(state: Suggesting, happening: Happening): Suggesting {
  switch (happening.kind) {
    case 'typed':
      return happening.text.trim() ? { ...state, isClosed: false, marked: null } : { ...atFirst, answer: state.answer }
    case 'answered':
      return happening.request > state.answer ? answered(state, happening.request, happening.suggestions) : state
    case 'failed':
      // Nothing is said: the field goes on as a plain one.
      return happening.request > state.answer ? { ...atFirst, answer: happening.request } : state
    case 'moved':
      return isOpen(state) ? { ...state, marked: neighbour(state, happening.by) } : state
    case 'unmarked':
      return state.marked === null ? state : { ...state, marked: null }
    case 'closed':
      return { ...state, isClosed: true, marked: null }
  }
}

function answered(state: Suggesting, answer: number, shown: readonly Suggestion[]): Suggesting {
  const isStillThere = shown.some(({ url }) => url === state.marked)
  return { ...state, answer, shown, marked: isStillThere ? state.marked : null }
}

/** From the last one on to the first, and back; from none to the first, or the last. */
function neighbour({ shown, marked }: Suggesting, by: 1 | -1): string | null {
  if (!shown || shown.length === 0) return null
  const at = shown.findIndex(({ url }) => url === marked)
  const next = at < 0 && by < 0 ? shown.length - 1 : (at + by + shown.length) % shown.length
  return shown[next]?.url ?? null
}

/** What a key does to the list; null when it is for the field alone. */
export function happeningOf(key: string): Happening | null {
  if (key === 'ArrowDown') return { kind: 'moved', by: 1 }
  if (key === 'ArrowUp') return { kind: 'moved', by: -1 }
  return ['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key) ? { kind: 'unmarked' } : null
}
