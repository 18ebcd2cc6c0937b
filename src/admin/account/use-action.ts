import { useCallback, useState } from 'react'
import { messageOf, Refused } from './ask'

const none = { message: '', field: '' }

/**
 * A step that takes a moment and can be refused: whether it runs, and what is said of it, at which field.
 *
 * @param fields that show what is said of them; the rest is said of the whole
 */
export function useAction(fields: readonly string[] = []) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(none)

  /** @returns whether it was done */
  const run = useCallback(async (action: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    setRefusal(none)
    try {
      await action()
      return true
    } catch (error) {
      setRefusal({ message: messageOf(error), field: error instanceof Refused ? error.field : '' })
      return false
    } finally {
      setBusy(false)
    }
  }, [])

  const problemAt = (field: string) => (refusal.field === field ? refusal.message : '')
  return { isBusy, problem: fields.includes(refusal.field) ? '' : refusal.message, problemAt, run }
}
