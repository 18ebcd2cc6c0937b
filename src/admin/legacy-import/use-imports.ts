import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { type Overview, overview } from '../../import-orders/overview-shape'

const BUSY_MS = 2_000
const IDLE_MS = 15_000
const failure = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** @throws Error with a sentence for the staff */
async function ask(path: string, body?: object): Promise<Overview> {
  const init: RequestInit = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`/cms-api/legacy-import${path}`, { credentials: 'same-origin', ...(body && init) }).catch(() => null)
  if (response?.ok) return overview.parse(await response.json())
  const refusal = response && response.status < 500 ? failure.safeParse(await response.json().catch(() => null)).data : undefined
  throw new Error(refusal?.errors[0]?.message ?? '服务器没有回应，请检查网络后重试。')
}

/** What runs and has run, kept up to date while somebody looks, and what can be done with it. */
export function useImports(initial: Overview) {
  const [known, setKnown] = useState(initial)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isActive = known.active !== null

  useEffect(() => {
    // One who comes back to the tab sees at once what has become of it.
    const look = () => {
      if (!document.hidden) ask('').then(setKnown, () => undefined)
    }
    const timer = setInterval(look, isActive ? BUSY_MS : IDLE_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isActive])

  /** @returns whether it was done */
  const send = useCallback(async (path: string, body: object): Promise<boolean> => {
    setBusy(true)
    setError('')
    try {
      setKnown(await ask(path, body))
      return true
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : '没有完成，请重试。')
      return false
    } finally {
      setBusy(false)
    }
  }, [])

  return { ...known, error, isBusy, send }
}

export type Imports = ReturnType<typeof useImports>
