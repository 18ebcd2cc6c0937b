import type { CollectionBeforeChangeHook } from 'payload'

/** 已完成: from then on the time is counted after which a request is forgotten. */
const COMPLETED = '2'

/** Adds a row to the status history when somebody sets another status, and notes since when a request is completed. */
export const recordStatus: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || data.status === undefined || data.status === originalDoc?.status) return data
  const changedAt = new Date().toISOString()
  const entry = { status: data.status, changedBy: req.user?.id, changedAt }
  return {
    ...data,
    statusHistory: [...(originalDoc?.statusHistory ?? []), entry],
    completedAt: data.status === COMPLETED ? changedAt : null,
  }
}
