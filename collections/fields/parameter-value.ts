import type { TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { z } from 'zod'
import { rowProblem } from '../../src/domain/attributes/problem'
import { documentId } from '../../src/lib/document-id'
import { idOf } from '../../src/lib/references'
import { attributesFor, knownAttributes } from '../known-attributes'

const related = z.union([documentId, z.object({ id: documentId })])
const row = z.object({
  group: z.string().nullish(),
  name: z.string().nullish(),
  unit: z.string().nullish(),
  attributes: z.array(related).nullish(),
})
const product = z.object({ category: related.nullish() })

/** Why the value can't be read as what its row says it is, with the row and what to write (spec: content/attributes). */
const readsAsItsAttributes: TextFieldSingleValidation = async (value, options) => {
  const plain = await text(value, options)
  const given = row.safeParse(options.siblingData).data
  if (plain !== true || !value || !given?.attributes?.length) return plain
  const known = await knownAttributes(options.req)
  const chosen = given.attributes.flatMap((one) => known.attributes.get(idOf(one) ?? '')?.attribute ?? [])
  const category = idOf(product.safeParse(options.data).data?.category)
  const named = { group: given.group ?? '', name: given.name ?? '', value, unit: given.unit ?? '' }
  const problem = rowProblem(chosen, attributesFor(known, category), named)
  return problem === null || `${placeOf(options.path)}“${named.name}”：${problem}`
}

/** `parameters.2.value` is 第 3 行. */
function placeOf(path: readonly (number | string)[]): string {
  const index = path.map(Number).findLast((part) => Number.isInteger(part))
  return index === undefined ? '' : `第 ${index + 1} 行`
}

/** What a parameter is; with attributes it is read as these. */
export const parameterValue: TextField = {
  name: 'value',
  type: 'text',
  label: '数值',
  required: true,
  maxLength: 200,
  validate: readsAsItsAttributes,
}
