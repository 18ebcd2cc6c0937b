'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

type Challenge = { state: 'loading' | 'ready' | 'failed'; uuid: string; img: string }

const none = { uuid: '', img: '' }

/** A challenge is good for two minutes (decision 4); one that is nearly as old is exchanged before it is answered. */
const LIFETIME_MS = 110_000

/** A captcha of the server: one when the page or popup opens, and a new one whenever it is asked for (specification 2, section 4). */
export function useCaptcha() {
  const [challenge, setChallenge] = useState<Challenge>({ state: 'loading', ...none })
  const asked = useRef(0)
  const loadedAt = useRef(0)

  const renew = useCallback(async () => {
    asked.current += 1
    const turn = asked.current
    setChallenge((old) => ({ ...old, state: 'loading' }))
    const fresh = await fetchChallenge()
    // Another one has been asked for meanwhile.
    if (turn !== asked.current) return
    loadedAt.current = Date.now()
    setChallenge(fresh)
  }, [])

  useEffect(() => void renew(), [renew])

  const renewIfOld = useCallback(() => {
    if (loadedAt.current > 0 && Date.now() - loadedAt.current > LIFETIME_MS) void renew()
  }, [renew])

  return { ...challenge, renew, renewIfOld }
}

export type Captcha = ReturnType<typeof useCaptcha>

async function fetchChallenge(): Promise<Challenge> {
  try {
    const response = await fetch('/prod-api/captchaImage', { cache: 'no-store', signal: AbortSignal.timeout(100_000) })
    const answer: unknown = await response.json()
    return isCaptcha(answer) ? { state: 'ready', uuid: answer.uuid, img: answer.img } : { state: 'failed', ...none }
  } catch {
    return { state: 'failed', ...none }
  }
}

/** Any refusal lacks these two. */
function isCaptcha(answer: unknown): answer is { uuid: string; img: string } {
  if (typeof answer !== 'object' || answer === null || !('uuid' in answer) || !('img' in answer)) return false
  return typeof answer.uuid === 'string' && typeof answer.img === 'string'
}
