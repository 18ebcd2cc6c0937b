'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { causeOf } from '../navigation/cause-of'
import { notifyError } from '../toast/notify'

/** `audio` is the address of the spoken characters, when they were asked for. */
type Challenge = { state: 'loading' | 'ready' | 'failed'; uuid: string; img: string; audio: string }

const none = { uuid: '', img: '', audio: '' }

/** A challenge is good for two minutes (spec: service/captcha-validity); one that is nearly as old is exchanged before it is answered. */
const LIFETIME_MS = 110_000

/**
 * A captcha of the server: one when the page or popup opens, and a new one whenever it is asked for (spec: service/captcha). One that
 * didn't come comes when the line is back.
 */
export function useCaptcha() {
  const [challenge, setChallenge] = useState<Challenge>({ state: 'loading', ...none })
  const turns = useRef(0)
  const loadedAt = useRef(0)

  /** @returns why it did not come; null when it has, or when another one has been asked for meanwhile */
  const load = useCallback(async (isSpoken: boolean): Promise<string | null> => {
    turns.current += 1
    const turn = turns.current
    // What is exchanged may have been answered already; what is to be heard, too, is good until it is.
    setChallenge((old) => ({ ...old, ...(isSpoken ? {} : { uuid: '', audio: '' }), state: 'loading' }))
    const fresh = await fetchChallenge(isSpoken)
    if (turn !== turns.current) {
      if ('audio' in fresh) URL.revokeObjectURL(fresh.audio)
      return null
    }
    if ('cause' in fresh) {
      setChallenge((old) => (old.uuid ? { ...old, state: 'ready' } : { state: 'failed', ...none }))
      return fresh.cause
    }
    loadedAt.current = Date.now()
    setChallenge(fresh)
    return null
  }, [])

  const renew = useCallback(() => load(false), [load])
  /** The same challenge as a picture and as speech; the one before is exchanged, as nobody knows its answer any more. */
  const speak = useCallback(async () => {
    const cause = await load(true)
    if (cause) void notifyError('语音验证码加载失败，请重试', undefined, cause)
  }, [load])

  useEffect(() => {
    void renew()
    // What comes after the form has been left is nobody's.
    return () => {
      turns.current += 1
    }
  }, [renew])
  useEffect(() => () => URL.revokeObjectURL(challenge.audio), [challenge.audio])
  useEffect(() => {
    if (challenge.state !== 'failed') return
    const again = () => void renew()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [challenge.state, renew])

  const renewIfOld = useCallback(() => {
    if (loadedAt.current > 0 && Date.now() - loadedAt.current > LIFETIME_MS) void renew()
  }, [renew])

  return { ...challenge, renew, renewIfOld, speak }
}

export type Captcha = ReturnType<typeof useCaptcha>

async function fetchChallenge(isSpoken: boolean): Promise<Challenge | { cause: string }> {
  const address = `/prod-api/captchaImage${isSpoken ? '?spoken=true' : ''}`
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(100_000) })
    const answer: unknown = await response.json()
    if (!isCaptcha(answer)) return { cause: causeOf(response.status) }
    const { uuid, img, audio } = answer
    return { state: 'ready', uuid, img, audio: audio ? addressOf(audio) : '' }
  } catch {
    return { cause: causeOf(null) }
  }
}

/** An address of this tab: the policy of the page allows no data in the address itself. */
function addressOf(audio: string): string {
  const bytes = Uint8Array.from(atob(audio), (character) => character.charCodeAt(0))
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
}

/** Any refusal lacks these two. */
function isCaptcha(answer: unknown): answer is { uuid: string; img: string; audio?: string } {
  if (typeof answer !== 'object' || answer === null || !('uuid' in answer) || !('img' in answer)) return false
  return typeof answer.uuid === 'string' && typeof answer.img === 'string'
}
