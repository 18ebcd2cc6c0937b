import { z } from 'zod'
import { contentKind, contentKinds, contentPages, editAddress, titleOf } from '../content-kinds'
import { findAs, type Reader } from '../reader'

/** Something that will be published or taken off by itself. */
export type Scheduled = { key: string; title: string; kind: string; href: string; action: '发布' | '取消发布'; at: string }

const id = z.union([z.number(), z.string()])
const input = z.object({
  type: z.enum(['publish', 'unpublish']).catch('publish'),
  doc: z.object({ relationTo: z.string(), value: id.or(z.object({ id }).transform((document) => document.id)) }).nullish(),
  global: z.string().nullish(),
})
const jobs = z.array(z.object({ id, waitUntil: z.string(), input }))

type Job = z.infer<typeof jobs>[number]

/** So many are listed, the next first. */
const LISTED = 20

/** What is scheduled, in the order in which it will happen; one query for the jobs and one for each kind of content. */
export async function loadSchedule(reader: Reader): Promise<Scheduled[]> {
  const { docs } = await reader.payload.find({
    collection: 'payload-jobs',
    where: {
      and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }, { hasError: { not_equals: true } }],
    },
    sort: 'waitUntil',
    limit: LISTED,
    pagination: false,
    depth: 0,
    // Jobs are closed to everybody; only those who may publish get here, and the titles are read with their rights.
    overrideAccess: true,
  })
  const found = jobs.parse(docs.filter(({ waitUntil }) => waitUntil))
  const titles = await loadTitles(reader, found)
  return found.flatMap((job) => toScheduled(reader, job, titles))
}

function toScheduled(
  { payload }: Reader,
  { id: key, waitUntil: at, input: { type, doc, global } }: Job,
  titles: ReadonlyMap<string, string>,
) {
  const action = type === 'publish' ? ('发布' as const) : ('取消发布' as const)
  if (global) {
    const page = contentPages(payload).find(({ slug }) => slug === global)
    return page ? [{ key: String(key), title: page.label, kind: '页面', href: editAddress(page.slug), action, at }] : []
  }
  const kind = doc ? contentKind(payload, doc.relationTo) : undefined
  const title = doc ? titles.get(`${doc.relationTo}/${doc.value}`) : undefined
  // What was deleted since is published no more.
  if (!doc || !kind || title === undefined) return []
  return [{ key: String(key), title, kind: kind.label, href: editAddress(kind.slug, doc.value), action, at }]
}

async function loadTitles(reader: Reader, found: readonly Job[]): Promise<ReadonlyMap<string, string>> {
  const parts = await Promise.all(
    contentKinds(reader.payload).map(async ({ slug, titleField }) => {
      const ids = found.flatMap(({ input: { doc } }) => (doc?.relationTo === slug ? [doc.value] : []))
      if (ids.length === 0) return []
      const { docs } = await findAs(reader, { collection: slug, draft: true, where: { id: { in: ids } }, select: { [titleField]: true } })
      return docs.map((row): [string, string] => [`${slug}/${row.id}`, titleOf(row, titleField)])
    }),
  )
  return new Map(parts.flat())
}
