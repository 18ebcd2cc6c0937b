import type { FieldHook, TextField } from 'payload'
import { z } from 'zod'
import { nameOf } from '../../src/domain/attributes/attribute'

const optional = z
  .string()
  .nullish()
  .transform((text) => text ?? '')
const named = z.object({ name: z.string(), symbol: optional, condition: optional, unit: optional })

/** What is not changed stays as it is. */
const titled: FieldHook = ({ siblingData, value }) => {
  const given = named.safeParse(siblingData).data
  return given ? `${nameOf(given)}${given.unit && ` [${given.unit}]`}` : value
}

/** By what editors tell attributes apart where they choose one: 额定极限短路分断能力 Icu（AC 400 V） [kA]. */
export const attributeTitle: TextField = {
  name: 'title',
  type: 'text',
  label: '属性',
  index: true,
  admin: { hidden: true },
  hooks: { beforeChange: [titled] },
}
