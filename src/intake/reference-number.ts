import 'server-only'
import { randomInt } from 'node:crypto'
import { getCms } from '../cms'
import type { ReceiptKind } from '../contract/receipt'
import { referencePrefixes, SERIAL_LENGTH } from '../contract/reference-number'
import { formatDateTime } from '../lib/dates'

const inboxes = { repair: 'service-requests', feedback: 'service-requests', consultation: 'consultations' } as const

/**
 * A new reference number: kind, day in Shanghai, and eight digits that nobody can guess from another one
 * (spec: service/reference-numbers, record 0040).
 */
export async function newReference(kind: ReceiptKind): Promise<string> {
  const today = formatDateTime(new Date().toISOString()).slice(0, 10).replaceAll('-', '')
  const serial = String(randomInt(10 ** SERIAL_LENGTH)).padStart(SERIAL_LENGTH, '0')
  const reference = `${referencePrefixes[kind]}${today}-${serial}`
  return (await isTaken(kind, reference)) ? newReference(kind) : reference
}

async function isTaken(kind: ReceiptKind, reference: string): Promise<boolean> {
  const cms = await getCms()
  const where = { reference: { equals: reference } }
  return (await cms.count({ collection: inboxes[kind], where, overrideAccess: true })).totalDocs > 0
}
