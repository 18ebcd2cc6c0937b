import 'server-only'
import { documentsOf } from './documents'
import { find } from './find'
import { visitor } from './viewer'

/** URL of the first 使用说明书 of the product with this knowledge-base number (or product id); null when there is none. */
export async function findInstructionBook(kbsId: string): Promise<string | null> {
  const { docs } = await find(visitor, {
    collection: 'products',
    where: { or: [{ kbsId: { equals: kbsId } }, { articleId: { equals: kbsId } }] },
    select: { documents: true },
    limit: 1,
    pagination: false,
  })
  const files = await documentsOf(docs[0]?.documents, visitor)
  return files.find(({ kind }) => kind === '使用说明书')?.url ?? null
}
