import 'server-only'
import { getCms, readingAs, visitor } from './cms'
import { documentsOf } from './documents'

/** URL of the first 使用说明书 of the product with this knowledge-base number (or product id); null when there is none. */
export async function findInstructionBook(kbsId: string): Promise<string | null> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'products',
    where: { or: [{ kbsId: { equals: kbsId } }, { articleId: { equals: kbsId } }] },
    select: { documents: true },
    limit: 1,
    pagination: false,
    ...readingAs(visitor),
  })
  const files = await documentsOf(docs[0]?.documents)
  return files.find(({ kind }) => kind === '使用说明书')?.url ?? null
}
