import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { OpenForm } from './open-form'
import { send } from './send'

const INTERVAL_MS = 10_000
const PRESENCE = '/cms-api/editing/presence'

const colleague = z.object({ name: z.string(), isMyself: z.boolean() })
const visitor = colleague.extend({ since: z.string(), edits: z.boolean() })
const answer = z.object({ others: z.array(visitor), takenOverBy: colleague.extend({ at: z.string() }).nullable() })

/** Another form in which the document is open. `edits`: something was changed in it. */
export type Visitor = z.infer<typeof visitor>
export type Presence = z.infer<typeof answer>
/** Who writes in the document since when, while this form waits. */
export type TakenOverBy = NonNullable<Presence['takenOverBy']>

type Place = {
  slug: string
  id: number | string | null
  /** Who only reads is not told, and not seen. */
  isEditor: boolean
  /** Has anything been changed in the form since it was opened? */
  edits: boolean
}

const alone: Presence = { others: [], takenOverBy: null }
const init = { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' } } as const

/**
 * Tells the server that this form is open, and learns who else has the document open, and who has taken it over.
 *
 * @returns `takeOver`: the others are told to wait; resolves to false when that could not be said
 */
export function usePresence(form: OpenForm, { slug, id, isEditor, edits }: Place): Presence & { takeOver: () => Promise<boolean> } {
  const [presence, setPresence] = useState(alone)
  const [since] = useState(() => new Date().toISOString())
  const state = useRef({ edits })
  state.current.edits = edits
  const tell = useCallback(
    async (more: { takesOver?: true } = {}) => {
      const body = JSON.stringify({ slug, id, form: form.id, since, edits: state.current.edits, ...more })
      const response = await send(PRESENCE, { ...init, body }).catch(() => null)
      const found = answer.safeParse(await response?.json().catch(() => null))
      if (found.success) setPresence(found.data)
      return found.success
    },
    [form, slug, id, since],
  )
  const isTold = !form.isNew && isEditor
  useEffect(() => {
    if (!isTold) return
    const tellWhenSeen = () => void (document.visibilityState === 'hidden' || tell())
    const body = JSON.stringify({ slug, id, form: form.id, since, leaves: true })
    const leave = () => void send(PRESENCE, { ...init, keepalive: true, body }).catch(() => null)
    const timer = setInterval(tellWhenSeen, INTERVAL_MS)
    tellWhenSeen()
    document.addEventListener('visibilitychange', tellWhenSeen)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tellWhenSeen)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [isTold, tell, form, slug, id, since])
  useEffect(() => {
    if (isTold && edits) void tell()
  }, [isTold, edits, tell])
  const takeOver = useCallback(() => tell({ takesOver: true }), [tell])
  return { ...presence, takeOver }
}
