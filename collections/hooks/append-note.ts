import type { CollectionBeforeChangeHook } from 'payload'

/** Adds what was written as a new note, signed by whoever saves: notes are only ever added. */
export const appendNote: CollectionBeforeChangeHook = ({ data: { newNote, ...data }, originalDoc, req }) => {
  const text = typeof newNote === 'string' ? newNote.trim() : ''
  if (text === '') return data
  const note = { text, writtenBy: req.user?.id, writtenAt: new Date().toISOString() }
  return { ...data, notes: [...(originalDoc?.notes ?? []), note] }
}
