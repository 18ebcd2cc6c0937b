import { useEffect, useState } from 'react'

/** @returns what is found for the words; for none, what to begin with */
export type Search<Found> = (words: string, signal: AbortSignal) => Promise<readonly Found[]>

/** What was found, for which words, at which attempt. */
type Answer<Found> = { words?: string; attempt?: number; found: readonly Found[]; isCut?: boolean }

/** So long one types before it is searched, in milliseconds. */
const PAUSE = 150
/** A line that is gone without a word gives no answer, and no error either. */
const PATIENCE = 20_000

/**
 * What is found for words. While they are looked for, that is still what was found for those before, and `state` says so.
 *
 * @param search stays the same function
 */
export function useFound<Found>(search: Search<Found>, words: string) {
  const [answer, setAnswer] = useState<Answer<Found>>({ found: [] })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const giveUp = () => {
      if (!controller.signal.aborted) setAnswer({ words, attempt, found: [], isCut: true })
      controller.abort()
    }
    const limit = setTimeout(giveUp, PATIENCE)
    const look = async () => {
      const found = await search(words, controller.signal)
      clearTimeout(limit)
      if (!controller.signal.aborted) setAnswer({ words, attempt, found })
    }
    const pause = setTimeout(() => void look().catch(giveUp), words === '' ? 0 : PAUSE)
    return () => {
      clearTimeout(pause)
      clearTimeout(limit)
      controller.abort()
    }
  }, [search, words, attempt])
  const isAnswered = answer.words === words && answer.attempt === attempt
  return { found: answer.found, state: isAnswered ? answered(answer) : 'looking', lookAgain: () => setAttempt(attempt + 1) } as const
}

const answered = ({ isCut }: Answer<unknown>) => (isCut ? 'cut' : 'found')
