import { z } from 'zod'
import { documentKinds } from '../../src/domain/document-kinds'
import { dateTime, legacyNumber, line, productId, sort } from './common'

export const downloadCategories = z.array(z.strictObject({ id: legacyNumber, name: line, sort }))

/** `documents/*.yaml`: files under `seed/assets/documents/`. */
export const documents = z.array(
  z.strictObject({
    id: legacyNumber,
    name: line,
    /** File name under `seed/assets/documents/`: lower-case Latin, figures and hyphens. */
    file: z.string().regex(/^[a-z0-9-]+\.(pdf|glb|step|dxf|zip|xlsx)$/),
    kind: z.enum(documentKinds),
    /** Download category id. */
    category: legacyNumber,
    /** Edition and extent, as shown under the name: `2026 版，12 页`. */
    note: line.optional(),
    publishedAt: dateTime,
    sort,
    /** Products that offer this document; none for general documents. */
    products: z.array(productId).default([]),
  }),
)

/** One of them. */
export type DocumentFixture = z.infer<typeof documents>[number]
