import type { BasePayload } from 'payload'
import { fittingAttributes } from '../../domain/attributes/fit'
import { rowProblem } from '../../domain/attributes/problem'
import { holdsFor } from '../../domain/attributes/scope'
import { storedAttribute } from '../../domain/attributes/stored-attribute'
import type { DocumentId } from '../../lib/document-id'
import { idsOf } from '../../lib/references'
import type { ParameterRow, Remark } from '../map/wanted'

/** An attribute of this site, with its place in the database. */
export type KnownAttribute = { id: DocumentId; categories: readonly DocumentId[]; attribute: ReturnType<typeof storedAttribute> }

/** The attributes of this site: an import finds those that fit, and makes none. */
export async function readAttributes(payload: BasePayload): Promise<KnownAttribute[]> {
  const options = { collection: 'attributes', depth: 0, pagination: false, overrideAccess: true } as const
  const { docs } = await payload.find({ ...options, sort: ['sortOrder', 'id'] })
  return docs.map((row) => ({ id: row.id, categories: idsOf(row.categories), attribute: storedAttribute(row) }))
}

/**
 * Rows of parameters with the attributes as which their values can be read: those that the source names, or those that go by
 * their name (record 0060). Without one they are plain texts.
 *
 * @param places the category of the product, and that one's parent
 */
export function typedParameters(
  rows: readonly ParameterRow[],
  known: readonly KnownAttribute[],
  places: readonly DocumentId[],
  remarks: Remark[],
) {
  const inScope = known.filter(({ categories }) => holdsFor(categories, places))
  const attributes = inScope.map(({ attribute }) => attribute)
  return rows.map(({ attributes: keys, ...row }) => {
    const named = keys.flatMap((key) => inScope.find(({ attribute }) => attribute.key === key) ?? [])
    const isGiven = keys.length > 0 && named.length === keys.length
    const given = isGiven ? named.map(({ attribute }) => attribute) : []
    const chosen = isGiven && rowProblem(given, attributes, row) === null ? given : fittingAttributes(attributes, row)
    if (chosen.length === 0 && known.length > 0) remarks.push({ kind: 'untyped-parameter', about: `${row.name}：${row.value}` })
    return { ...row, attributes: chosen.flatMap((one) => inScope.find(({ attribute }) => attribute === one)?.id ?? []) }
  })
}
