import type { CollectionBeforeChangeHook } from 'payload'

/** Adds a row to the status history when somebody sets another status. */
export const recordStatus: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || data.status === undefined || data.status === originalDoc?.status) return data
  const entry = { status: data.status, changedBy: req.user?.id, changedAt: new Date().toISOString() }
  return { ...data, statusHistory: [...(originalDoc?.statusHistory ?? []), entry] }
}
