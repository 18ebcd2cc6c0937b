// @vitest-environment happy-dom
import { act, createElement, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Fields } from '@/admin/editing/shapes'

/** As Payload keeps it: whether visitors see the document, and what has been saved since. */
type Counted = { hasPublishedDoc: boolean; unpublishedVersionCount: number; mostRecentVersionIsAutosaved: boolean }

let change: (to: Counted) => void
const drawn: Counted[] = []
const useDocument = () => {
  const [counted, set] = useState<Counted>({ hasPublishedDoc: false, unpublishedVersionCount: 1, mostRecentVersionIsAutosaved: false })
  change = set
  drawn.push(counted)
  return {
    ...counted,
    setUnpublishedVersionCount: (unpublishedVersionCount: number) => set((now) => ({ ...now, unpublishedVersionCount })),
    setMostRecentVersionIsAutosaved: (mostRecentVersionIsAutosaved: boolean) => set((now) => ({ ...now, mostRecentVersionIsAutosaved })),
  }
}
vi.mock('@payloadcms/ui', () => ({ useDocumentInfo: () => useDocument() }))

const { OpenForm } = await import('@/admin/editing/open-form')
const { usePublishedStatus } = await import('@/admin/editing/use-published-status')

const account = { id: 1, email: 'li@example.com', name: '李娜' }
const form = new OpenForm({ path: '/cms-api/news/1', account, fields: [], isNew: false })
const Form = () => {
  usePublishedStatus(form)
  return null
}

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  drawn.length = 0
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const show = async (newest: Fields) => {
  form.rebase(newest)
  await act(async () => root.render(createElement(Form)))
}
/** @param at when it was saved */
const save = async (status: string, at: string, counted: Counted) => {
  await form.saveInTurn({}, async (basis) => {
    form.settle(basis, { _status: status, updatedAt: at })
    return Response.json({})
  })
  await act(async () => change(counted))
}

const published = { hasPublishedDoc: true, unpublishedVersionCount: 0, mostRecentVersionIsAutosaved: false }
const changed = { hasPublishedDoc: true, unpublishedVersionCount: 1, mostRecentVersionIsAutosaved: true }
const [first, second, third] = ['2031-01-01T08:00:00.000Z', '2031-01-01T09:00:00.000Z', '2031-01-01T10:00:00.000Z']

it('an autosave whose answer is drawn after that of the publishing is no change that visitors don’t see', async () => {
  await show({ _status: 'draft', updatedAt: first })
  await save('published', second, published)
  await act(async () => change(changed))
  expect(drawn.at(-1)).toEqual(published)
})

it('what is saved after the publishing is one', async () => {
  await show({ _status: 'published', updatedAt: first })
  await save('published', second, published)
  await save('draft', third, changed)
  expect(drawn.at(-1)).toEqual(changed)
})

it('a draft that nobody has published yet stays one, whatever is saved', async () => {
  const draft = { hasPublishedDoc: false, unpublishedVersionCount: 2, mostRecentVersionIsAutosaved: true }
  await show({ _status: 'draft', updatedAt: first })
  await save('draft', second, draft)
  expect(drawn.at(-1)).toEqual(draft)
})
