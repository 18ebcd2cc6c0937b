import { useEffect, useRef, useState } from 'react'
import { findKeptChanges, forgetChanges, type KeptChanges, keepChanges } from './kept-changes'
import { merge } from './merge'
import type { OpenForm } from './open-form'
import { isSame } from './same-value'
import type { Fields } from './shapes'

/** Less than the pause after which drafts are saved. */
const PAUSE_MS = 150

/** Keeps what is typed and not saved on the device, and finds what was left there before. */
export function useKeptChanges(form: OpenForm, values: Fields, isUnsaved: boolean) {
  const latest = useRef({ values, isUnsaved })
  latest.current = { values, isUnsaved }
  const [found, setFound] = useState<KeptChanges | null>(null)

  useEffect(() => {
    if (form.path !== '') void findLost(form).then(setFound)
  }, [form])

  useEffect(() => {
    const timer = setTimeout(() => void keepChanges(form, isUnsaved ? values : null), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [form, values, isUnsaved])

  useEffect(() => {
    const keepNow = () => {
      if (latest.current.isUnsaved) void keepChanges(form, latest.current.values)
    }
    window.addEventListener('pagehide', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [form])

  const forget = () => {
    if (found) void forgetChanges(found.key)
    setFound(null)
  }
  return { found, forget }
}

/** What was saved all the same is forgotten. */
async function findLost(form: OpenForm): Promise<KeptChanges | null> {
  for (const kept of await findKeptChanges(form)) {
    const mine = { ...form.base, ...kept.mine }
    const base = { ...form.base, ...kept.base }
    if (!isSame(merge({ base, mine, theirs: form.base }).merged, form.base)) return kept
    await forgetChanges(kept.key)
  }
  return null
}
