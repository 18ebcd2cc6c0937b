import { useEffect } from 'react'
import { catchUp } from './catch-up'
import type { OpenForm } from './open-form'

const LOOK_MS = 10_000
/** A form that was out of sight, or on a computer asleep, for so long may be of yesterday. */
const AWAY_MS = 60_000

/** Brings a form up to date when its editor comes back to it; a computer that wakes up may need a while for its line. */
export function useCatchingUp(form: OpenForm, isEditor: boolean): void {
  useEffect(() => {
    if (form.isNew || !isEditor) return
    let lastHere = Date.now()
    let isBehind = false
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      isBehind ||= Date.now() - lastHere > AWAY_MS
      lastHere = Date.now()
      if (isBehind && (await catchUp(form))) isBehind = false
    }
    const timer = setInterval(() => void look(), LOOK_MS)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [form, isEditor])
}
