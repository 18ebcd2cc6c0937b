import { z } from 'zod'
import { dateTime, legacyNumber, line, markdown, mediaPath, productId, sort, text } from './common'

/** `story-categories.yaml` */
export const storyCategories = z.array(
  z.strictObject({ id: legacyNumber, name: line, subTitle: line, banner: mediaPath, cover: mediaPath, sort }),
)

/** `stories/*.yaml` */
export const stories = z.array(
  z.strictObject({
    id: legacyNumber,
    category: legacyNumber,
    title: line.max(40),
    /** One sentence under the title on cards; has a figure in it. */
    excerpt: text.max(90),
    /** One line under the title of the detail page's banner. */
    subTitle: line.max(40),
    cover: mediaPath,
    banner: mediaPath,
    video: mediaPath.optional(),
    customerName: line,
    projectAddress: line,
    /** As shown: `2025 年 9 月`. */
    projectTime: line,
    /** Facts drawn large: 3. */
    figures: z
      .array(z.strictObject({ value: line, unit: z.string().default(''), label: line }))
      .min(2)
      .max(4),
    overview: markdown,
    requirementImage: mediaPath,
    requirementContent: text,
    solutionPoints: z.array(z.strictObject({ title: line.max(20), content: text })).length(4),
    outcomeImage: mediaPath,
    outcomeContent: text,
    products: z.array(productId).min(2),
    solutions: z.array(legacyNumber).default([]),
    isRecommended: z.boolean().default(false),
    publishedAt: dateTime,
    sort,
  }),
)
