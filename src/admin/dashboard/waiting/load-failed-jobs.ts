import { z } from 'zod'
import { hasRole } from '../../../domain/roles'
import { contentKind, editAddress, titleOf } from '../content-kinds'
import { findAs, type Reader } from '../reader'

/** Work beside requests that went wrong: whether it is tried again, and where its subject is. */
export type FailedJob = { key: string; label: string; subject: string; href: string | null; isGivenUp: boolean; at: string }

export type FailedJobs = { newest: FailedJob[]; total: number }

const LISTED = 5

const labels: Record<string, string> = {
  'forward-request': '转发服务请求',
  'notify-staff': '邮件通知客服',
  'forget-old-requests': '清理到期请求',
  schedulePublish: '定时发布',
}

const id = z.union([z.number(), z.string()])
const input = z.object({
  reference: z.string().optional(),
  inbox: z.string().optional(),
  id: id.optional(),
  doc: z.object({ relationTo: z.string(), value: id }).nullish().catch(null),
})
const job = z.object({
  id,
  taskSlug: z.string().nullish(),
  hasError: z.boolean().nullish(),
  updatedAt: z.string(),
  input: input.catch({}),
})

/** Jobs that were given up, and those that failed and are tried again; those who only write content see what they scheduled. */
export async function loadFailedJobs(reader: Reader): Promise<FailedJobs> {
  const { payload, user } = reader
  const { docs, totalDocs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { or: [{ hasError: { equals: true } }, { and: [{ totalTried: { greater_than: 0 } }, { completedAt: { exists: false } }] }] },
        ...(hasRole(user, ['admin']) ? [] : [{ taskSlug: { equals: 'schedulePublish' } }]),
      ],
    },
    select: { taskSlug: true, hasError: true, updatedAt: true, input: true },
    sort: '-updatedAt',
    limit: LISTED,
    depth: 0,
    // Jobs are closed to everybody; only those who publish get here.
    overrideAccess: true,
  })
  const newest = z
    .array(job)
    .parse(docs)
    .map(async (row): Promise<FailedJob> => {
      const label = labels[row.taskSlug ?? ''] ?? '后台任务'
      const subject = await subjectOf(reader, row.input)
      return { key: String(row.id), label, isGivenUp: row.hasError === true, at: row.updatedAt, ...subject }
    })
  return { newest: await Promise.all(newest), total: totalDocs }
}

async function subjectOf(reader: Reader, { reference, inbox, id: document, doc }: z.infer<typeof input>) {
  if (reference) return { subject: reference, href: `/admin/collections/service-requests?search=${encodeURIComponent(reference)}` }
  if (inbox && document !== undefined) return { subject: `编号 ${document}`, href: editAddress(inbox, document) }
  const kind = doc ? contentKind(reader.payload, doc.relationTo) : undefined
  if (!doc || !kind) return { subject: '', href: null }
  const { slug, titleField } = kind
  const { docs } = await findAs(reader, {
    collection: slug,
    draft: true,
    where: { id: { equals: doc.value } },
    select: { [titleField]: true },
  })
  // What was deleted or thrown away since has no form.
  if (!docs[0]) return { subject: `已删除的${kind.label}`, href: null }
  return { subject: titleOf(docs[0], titleField), href: editAddress(slug, doc.value) }
}
