import type { CollectionSlug, TaskConfig, Where } from 'payload'
import { z } from 'zod'
import { inPages } from '../database/in-pages'
import { log } from '../lib/log.mjs'

type PublishLegacyImport = { input: { run: string }; output: { published: number; refused: number } }

const PAGE = 100

/** What has a public face, and so may be a draft. */
const status = z.looseObject({ _status: z.enum(['draft', 'published']) })

/**
 * At the moment of the switch: publishes what an import brought as drafts (spec: moving/arrival). It can be ended and run again: what is
 * published is passed over. Of one that was taken back, what editors kept stays as they have it. A document that can't be published stays a draft, and the log says how many.
 */
export const publishLegacyImport: TaskConfig<PublishLegacyImport> = {
  slug: 'publish-legacy-import',
  label: '发布旧站导入的内容',
  inputSchema: [{ name: 'run', type: 'text', required: true }],
  outputSchema: [
    { name: 'published', type: 'number', required: true },
    { name: 'refused', type: 'number', required: true },
  ],
  retries: { attempts: 10, backoff: { type: 'fixed', delay: 60_000 } },
  handler: async ({ input: { run }, req }) => {
    const { payload } = req
    const slugs = new Set<string>(payload.config.collections.filter(({ versions }) => versions).map(({ slug }) => slug))
    const output = { published: 0, refused: 0 }
    const undone = await payload.count({
      collection: 'legacy-imports',
      where: { and: [{ id: { equals: run } }, { state: { equals: 'undone' } }] },
      overrideAccess: true,
    })
    if (undone.totalDocs > 0) return { output }
    const options = { collection: 'legacy-import-entries', depth: 0, pagination: false, overrideAccess: true } as const
    const where: Where = { and: [{ createdBy: { equals: run } }, { place: { not_equals: 'media' } }] }
    for await (const entries of inPages({ where, size: PAGE }, async (page) => (await payload.find({ ...options, ...page })).docs)) {
      for (const { place, document } of entries) {
        if (!document || !slugs.has(place)) continue
        const published = await publish(place as CollectionSlug, document)
        if (published !== null) output[published ? 'published' : 'refused'] += 1
      }
    }
    log.info({ event: 'legacy import published', ...output }, 'An import was published at its time')
    return { output }

    /** @returns null where nothing is to be done */
    async function publish(collection: CollectionSlug, id: string): Promise<boolean | null> {
      const doc = await payload.findByID({ collection, id, depth: 0, draft: true, disableErrors: true, overrideAccess: true })
      if (status.safeParse(doc).data?._status !== 'draft') return null
      try {
        await payload.update({ collection, id, data: { _status: 'published' }, depth: 0, overrideAccess: true })
        return true
      } catch (error) {
        log.warn({ event: 'legacy import not published', collection, document: id, err: error }, 'A document could not be published')
        return false
      }
    }
  },
}
