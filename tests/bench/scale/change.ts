/**
 * Another process of the site that changes its content: for each collection that it reads on its input it publishes a document once more
 * and says `changed`.
 */
import process from 'node:process'
import { createInterface } from 'node:readline'
import { getPayload, type Payload } from 'payload'
import { z } from 'zod'

const collections = z.enum(['products', 'news', 'documents'])

const { default: config } = await import('../../../payload.config')
const payload = await getPayload({ config })
console.log('ready')
for await (const line of createInterface({ input: process.stdin })) {
  await change(payload, collections.parse(line.trim()))
  console.log('changed')
}
process.exit(0)

async function change(cms: Payload, collection: z.infer<typeof collections>): Promise<void> {
  const note = `${Date.now()}`
  const written = { depth: 0, overrideAccess: true } as const
  if (collection === 'products') {
    const where = { articleId: { equals: '500000001' } }
    await cms.update({ collection, where, data: { kbsId: note, _status: 'published' }, ...written })
  } else if (collection === 'documents') {
    const where = { attachmentId: { equals: 500_000_001 } }
    await cms.update({ collection, where, data: { note, _status: 'published' }, ...written })
  } else {
    const where = { articleId: { equals: 500_000_001 } }
    await cms.update({ collection, where, data: { title: note, _status: 'published' }, ...written })
  }
}
