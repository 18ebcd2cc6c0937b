import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { OpenForm } from './open-form'
import { send } from './send'

const INTERVAL_MS = 10_000
const PRESENCE = '/cms-api/editing/presence'

const answer = z.object({ others: z.array(z.object({ name: z.string(), since: z.string(), isMyself: z.boolean() })) })
export type Visitor = z.infer<typeof answer>['others'][number]

type Place = {
  slug: string
  id: number | string | null
  /** Who only reads is not told, and not seen. */
  isEditor: boolean
}

/** Tells the server that this form is open, and learns who else has the document open. */
export function usePresence(form: OpenForm, { slug, id, isEditor }: Place): Visitor[] {
  const [others, setOthers] = useState<Visitor[]>([])
  useEffect(() => {
    if (form.isNew || !isEditor) return
    const call = { slug, id, form: form.id, since: new Date().toISOString() }
    const body = JSON.stringify(call)
    const init = { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' } } as const
    const tell = async () => {
      if (document.visibilityState === 'hidden') return
      const response = await send(PRESENCE, { ...init, body }).catch(() => null)
      const found = answer.safeParse(await response?.json().catch(() => null))
      if (found.success) setOthers(found.data.others)
    }
    const leave = () => void send(PRESENCE, { ...init, keepalive: true, body: JSON.stringify({ ...call, leaves: true }) }).catch(() => null)
    const timer = setInterval(() => void tell(), INTERVAL_MS)
    void tell()
    document.addEventListener('visibilitychange', tell)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [form, slug, id, isEditor])
  return others
}
