import { z } from 'zod'
import { documentId } from '../lib/document-id'
import { maskedEmail } from '../lib/masked-email'

const phone = z
  .string()
  .trim()
  .regex(/^1\d{10}$/, '请输入 11 位手机号')
const email = z.string().trim().toLowerCase().max(100).pipe(z.email('请输入正确的邮箱'))
const blank = z.literal('').transform(() => undefined)

/** Whose data is meant: a phone number, an e-mail address, or either of both. */
export const person = z
  .object({ phone: blank.or(phone).optional(), email: blank.or(email).optional() })
  .refine((given) => given.phone !== undefined || given.email !== undefined, '请输入手机号或邮箱')

export type Person = z.infer<typeof person>

/** Enough of a person for the audit log: to tell one request from another, and no more. */
export function maskedPerson({ phone: number, email: address }: Person): string {
  const parts = [number && `手机号尾号 ${number.slice(-4)}`, address && `邮箱 ${maskedEmail(address)}`]
  return parts.filter(Boolean).join('，')
}

const text = z.string().nullish()

/** A request as somebody is shown it and gets it: whatever the person sent, and what was noted about it. */
export const foundRequest = z.object({
  collection: z.enum(['service-requests', 'consultations']),
  id: documentId,
  kind: z.enum(['repair', 'feedback', 'consultation']),
  status: z.string(),
  createdAt: z.string(),
  anonymisedAt: text,
  /** What was sent, by the names of the fields. */
  sent: z.record(z.string(), z.unknown()),
  notes: z.array(z.object({ text: z.string(), writtenAt: text })),
  photos: z.array(z.object({ id: documentId, filename: z.string() })),
})
export type FoundRequest = z.infer<typeof foundRequest>

/** All that is stored about somebody. */
export const foundPerson = z.object({
  requests: z.array(foundRequest),
  /** Requests of others whose text or notes name the number or address: to be looked at by hand. */
  mentions: z.array(z.object({ collection: z.string(), id: documentId, createdAt: z.string() })),
  /** Work that still waits for one of the requests. */
  jobs: z.number(),
  /** How many requests the number has used up of its hour; kept as a keyed hash. */
  counted: z.number(),
  /** Entries of the audit log about these requests; they hold no personal data. */
  auditEntries: z.number(),
  /** An account of the staff with this address. */
  account: z.boolean(),
})
export type FoundPerson = z.infer<typeof foundPerson>

/** What an erasure did. */
export const erasure = z.object({ erased: z.number(), keptOpen: z.number() })
