import type { Where } from 'payload'
import { z } from 'zod'
import { insertRows } from '../database/rows'
import { noteUseOf } from './media-use'
import type { Request } from './resolve'
import { type GapRow, gapRow, type ReferenceRow, referenceRow } from './rows'

type Id = number | string
const id = z.union([z.number(), z.string()])

/** Makes the rows of these holders what they should be; what is so already is left alone. */
export async function replaceRows(req: Request, holders: readonly string[], references: ReferenceRow[], gaps: GapRow[]): Promise<void> {
  if (holders.length === 0) return
  const changed = await replaceIn(req, 'content-references', referenceRow, holders, references)
  await replaceIn(req, 'content-gaps', gapRow, holders, gaps)
  await noteUseOf(
    req,
    changed.map(({ document }) => document),
  )
}

/** @returns what is written or taken away */
async function replaceIn<R extends Record<string, string | boolean | null>>(
  req: Request,
  collection: 'content-references' | 'content-gaps',
  shape: z.ZodType<R>,
  holders: readonly string[],
  wanted: readonly R[],
): Promise<R[]> {
  const { db } = req.payload
  const where: Where = { holder: { in: [...holders] } }
  const { docs } = await db.find({ collection, where, limit: 0, pagination: false, req })
  const missing = new Map(wanted.map((row) => [nameOf(shape.parse(row)), row]))
  const outdated = docs.filter((row) => !missing.delete(nameOf(shape.parse(row))))
  const ids = outdated.map((row): Id => id.parse(row.id))
  if (ids.length > 0) await db.deleteMany({ collection, where: { id: { in: ids } }, req })
  await insertRows(req, collection, [...missing.values()])
  return [...outdated.map((row) => shape.parse(row)), ...missing.values()]
}

/** Two rows that say the same have the same name. */
const nameOf = (row: object) => JSON.stringify(Object.entries(row).sort(([one], [other]) => one.localeCompare(other)))
