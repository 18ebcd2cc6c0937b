import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { documentId } from '../../src/lib/document-id'

/** A note that is saved again within this time, since the answer to the first saving was lost on its way. */
const AGAIN_WITHIN_MS = 10 * 60_000

const stored = z.array(
  z.object({ text: z.string(), writtenBy: documentId.or(z.object({ id: documentId })).nullish(), writtenAt: z.string().nullish() }),
)

type Note = { text: string; writtenBy: string | number | undefined; writtenAt: string }

/**
 * Adds what was written as a new note, signed by whoever saves: notes are only ever added (spec: service/staff-notes). The same words
 * of the same person a moment later are the same note.
 */
export const appendNote: CollectionBeforeChangeHook = ({ data: { newNote, ...data }, originalDoc, req }) => {
  const text = typeof newNote === 'string' ? newNote.trim() : ''
  const notes = originalDoc?.notes ?? []
  const note = { text, writtenBy: req.user?.id, writtenAt: new Date().toISOString() }
  if (text === '' || isWritten(notes, note)) return data
  return { ...data, notes: [...notes, note] }
}

function isWritten(notes: unknown, { text, writtenBy, writtenAt }: Note): boolean {
  return stored.parse(notes).some((before) => {
    const writer = typeof before.writtenBy === 'object' ? before.writtenBy?.id : before.writtenBy
    const age = Date.parse(writtenAt) - Date.parse(before.writtenAt ?? '')
    return before.text === text && writer === writtenBy && age < AGAIN_WITHIN_MS
  })
}
