import { z } from 'zod'
import { ATTRIBUTE_KEY } from '../../src/domain/attributes/attribute-key'
import { attributeKinds, MOST_ATTRIBUTES, matchings } from '../../src/domain/attributes/kinds'
import { unitNames } from '../../src/domain/attributes/units'
import { legacyNumber, line } from './common'

/** By what rows of parameters name an attribute. */
export const attributeKey = z.string().regex(ATTRIBUTE_KEY, '代号须为小写英文字母、数字和连字符')

/** The attributes that a row gives values of, in the order of its parts. */
export const attributeKeys = z.array(attributeKey).max(MOST_ATTRIBUTES)

/** `attributes.yaml`: what parameters are, in the order in which filters are shown. */
export const attributes = z.array(
  z.strictObject({
    key: attributeKey,
    name: line.max(40),
    symbol: line.max(20).optional(),
    condition: line.max(60).optional(),
    kind: z.enum(attributeKinds.map(({ value }) => value)).default('number'),
    /** Of numbers; none for what is counted without one. */
    unit: z.enum(unitNames).optional(),
    match: z.enum(matchings.map(({ value }) => value)).default('equal'),
    choices: z
      .array(z.strictObject({ value: line.max(40), label: line.max(40).optional(), aliases: z.array(line).default([]) }))
      .default([]),
    /** Parents and children; none: everywhere. */
    categories: z.array(legacyNumber).default([]),
    isFilter: z.boolean().default(false),
  }),
)
