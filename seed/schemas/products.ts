import { z } from 'zod'
import { categoryIcons } from '../../src/domain/category-icons'
import { attributeKeys } from './attributes'
import { dateTime, figure, legacyNumber, line, markdown, mediaPath, productId, sort, text } from './common'

/** `product-categories.yaml`: parents with their children; two levels. */
export const productCategories = z.array(
  z.strictObject({
    id: legacyNumber,
    name: line,
    /** Line icon of the category strip: a file name in `src/components/icon/icons`, without `.svg`. */
    icon: z.enum(categoryIcons.map(({ value }) => value)),
    description: text,
    children: z.array(z.strictObject({ id: legacyNumber, name: line, description: text })).min(1),
  }),
)

/** `products/*.yaml`: a list of products of one child category. */
export const products = z.array(
  z.strictObject({
    id: productId,
    /** Child category id. */
    category: legacyNumber,
    /** Model alone, as on the rating plate: `HM3-250`. */
    model: line,
    /** Full name: model and kind: `HM3-250 塑壳断路器`. */
    title: line,
    cover: mediaPath,
    /** The first picture is normally the cover. */
    gallery: z.array(mediaPath).min(1),
    /** A film of it turning round once. */
    turntable: mediaPath.optional(),
    isHot: z.boolean().default(false),
    isNew: z.boolean().default(false),
    publishedAt: dateTime,
    sort,
    /** Knowledge-base number, for `/getProductByKbsId`. */
    kbsId: line.optional(),
    /** One or two sentences, 40–120 characters. */
    summary: text.max(160),
    /** The (up to) three figures drawn large beside the picture. */
    keyFigures: z.array(figure).min(2).max(3),
    /** Main parameters, a readable list of 4–8 rows. Units stand in the value. */
    mainParameters: z
      .array(z.strictObject({ name: line, value: line }))
      .min(4)
      .max(8),
    coreFunctions: z.array(z.strictObject({ title: line.max(20), content: text.max(200) })).max(3),
    /** Picture of parameters or dimensions, shown beside the table. */
    parameterImage: mediaPath.optional(),
    /** Structured technical parameters, in order; equal groups stand together. */
    parameters: z
      .array(z.strictObject({ group: line, name: line, value: line, unit: z.string().default(''), attributes: attributeKeys.default([]) }))
      .min(8),
    /** Longer description: 2–4 paragraphs on use and design. */
    description: markdown,
    // Documents and stories name their products, so that each relation is written down once.
  }),
)

const others = z.array(productId).default([])

/** `product-relations.yaml`: what products say of one another, each relation written down once. */
export const productRelations = z.array(z.strictObject({ id: productId, accessories: others, spareParts: others, replacedBy: others }))

const selectivityRow = z.strictObject({
  product: productId,
  from: z.number().positive(),
  upTo: z.number().positive(),
  limit: z.union([z.literal('T'), z.string().regex(/^\d+(\.\d)?$/)]),
})

/** `selectivity.yaml`: what an upstream product says of others, as the catalogue's tables do, each pair written down once. */
export const selectivity = z.array(z.strictObject({ id: productId, conditions: line.max(120), rows: z.array(selectivityRow).min(1) }))
