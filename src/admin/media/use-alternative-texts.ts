import { useAuth, useListQuery } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import type { DocumentId } from '../../lib/document-id'
import { BASED_ON_HEADER, EDITED_AS_HEADER } from '../../lib/edit-headers'
import type { ListedMedium } from './listed-medium'

/** What somebody has written for one picture, and what became of it. */
export type RowState = { text: string; updatedAt: string } & ({ kind: 'written' | 'saved' } | { kind: 'failed'; reason: string })

const saved = z.object({ doc: z.object({ updatedAt: z.string() }) })
const problem = z.object({
  message: z.string().optional(),
  data: z.object({ errors: z.array(z.object({ message: z.string() })).optional() }).nullish(),
})
const refused = z.object({ errors: z.array(problem).min(1) })

const SIGNED_OUT = '登录已失效：请在新窗口重新登录，再点保存'
const NO_ANSWER = '网络中断，请再点一次保存'

/** Texts of many pictures, saved one after the other, so that one that is refused keeps no other from being saved. */
export function useAlternativeTexts(media: readonly ListedMedium[]) {
  const { user } = useAuth()
  const { refineListData } = useListQuery()
  const [states, setStates] = useState<ReadonlyMap<DocumentId, RowState>>(new Map())
  const [isSaving, setIsSaving] = useState(false)

  const set = (id: DocumentId, state: RowState) => setStates((before) => new Map(before).set(id, state))
  const basis = (medium: ListedMedium) => states.get(medium.id)?.updatedAt ?? medium.updatedAt
  const waiting = media.filter(({ id }) => ['written', 'failed'].includes(states.get(id)?.kind ?? ''))

  const write = (id: DocumentId, text: string) => {
    const medium = media.find((one) => one.id === id)
    if (medium) set(id, { kind: 'written', text, updatedAt: basis(medium) })
  }

  const save = async () => {
    setIsSaving(true)
    for (const medium of waiting) {
      const text = states.get(medium.id)?.text ?? ''
      set(medium.id, await saveOne(medium.id, text, basis(medium), String(user?.id ?? '')))
    }
    setIsSaving(false)
    await refineListData({})
  }

  return { states, changed: waiting.length, isSaving, write, save }
}

async function saveOne(id: DocumentId, text: string, updatedAt: string, account: string): Promise<RowState> {
  const headers = { 'content-type': 'application/json', [BASED_ON_HEADER]: updatedAt, [EDITED_AS_HEADER]: account }
  const request = { method: 'PATCH', credentials: 'include', headers, body: JSON.stringify({ alt: text.trim() }) } as const
  const failed = (reason: string): RowState => ({ kind: 'failed', text, updatedAt, reason })
  const response = await fetch(`/cms-api/media/${id}?depth=0`, request).catch(() => null)
  if (!response) return failed(NO_ANSWER)
  if (response.status === 401 || response.status === 403) return failed(SIGNED_OUT)
  const answer: unknown = await response.json().catch(() => null)
  const done = saved.safeParse(answer).data
  if (response.ok && done) return { kind: 'saved', text, updatedAt: done.doc.updatedAt }
  return failed(reasonIn(answer))
}

/** What the server says, in its own words: of the field where it names one. */
function reasonIn(answer: unknown): string {
  const [first] = refused.safeParse(answer).data?.errors ?? []
  return first?.data?.errors?.[0]?.message ?? first?.message ?? '没有保存，请再点一次保存'
}
