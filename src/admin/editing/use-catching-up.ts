import { useEffect } from 'react'
import { catchUp } from './catch-up'
import type { OpenForm } from './open-form'

const LOOK_MS = 10_000
/** A form that was out of sight, or on a computer asleep, for so long may be of yesterday. */
const AWAY_MS = 60_000

/** Brings a form up to date when its editor comes back to it. */
export function useCatchingUp(form: OpenForm, isEditor: boolean): void {
  useEffect(() => {
    if (form.isNew || !isEditor) return
    let lastHere = Date.now()
    const look = () => {
      if (document.visibilityState === 'hidden') return
      const wasAway = Date.now() - lastHere > AWAY_MS
      lastHere = Date.now()
      if (wasAway) void catchUp(form)
    }
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [form, isEditor])
}
