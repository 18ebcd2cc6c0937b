import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../database/transaction'
import { removeUnused } from '../storage/upload-files'
import { findAgain, lackingWidths, widthsOfUploads } from './lacking-widths'
import type { MadeWidths } from './make-widths'

/**
 * Has rows name the widths that were made of their pictures: many at once, because each commit makes every kept page old. What a row
 * doesn't want any more, because it was replaced or deleted meanwhile, is removed.
 */
export async function nameWidths(cms: Payload, made: readonly MadeWidths[]): Promise<void> {
  if (made.length === 0) return
  const named = await inTransaction(cms, async (req) => {
    const all: string[][] = []
    for (const one of made) all.push(await nameIn(cms, one, req))
    return all
  }).catch(async (error: unknown) => {
    for (const one of made) await removeUnused(cms, 'media', filesOf(one))
    throw error
  })
  const unwanted = made.flatMap((one, at) => filesOf(one).filter((file) => !named[at]?.includes(file)))
  if (unwanted.length > 0) await removeUnused(cms, 'media', unwanted)
}

const filesOf = ({ sizes }: MadeWidths) => Object.values(sizes).map(({ filename }) => filename)

/** @returns the files that the row names now */
async function nameIn(cms: Payload, { picture, sizes }: MadeWidths, req: Partial<PayloadRequest>): Promise<string[]> {
  const current = await findAgain(cms, picture, req)
  if (!current) return []
  const wanted = lackingWidths(current, widthsOfUploads(cms)).flatMap(({ name }) => {
    const size = sizes[name]
    return size ? [[name, size] as const] : []
  })
  if (wanted.length === 0) return []
  // The time stays: nobody has edited the picture, and who is about to need not merge anything.
  const data = { sizes: { ...current.sizes, ...Object.fromEntries(wanted) }, updatedAt: current.updatedAt }
  await cms.db.updateOne({ collection: 'media', id: picture.id, data, req })
  return wanted.map(([, { filename }]) => filename)
}
