import { z } from 'zod'
import { dateTime, legacyNumber, line, markdown, mediaPath, sort, text } from './common'

/** `solution-categories.yaml` */
export const solutionCategories = z.array(
  z.strictObject({
    id: legacyNumber,
    name: line,
    subTitle: line.max(40),
    banner: mediaPath,
    cover: mediaPath,
    /** The overview: 2–3 paragraphs. */
    abstract: markdown,
    applicationValues: z.array(z.strictObject({ title: line.max(16), content: text.max(160) })).length(3),
    stories: z.array(legacyNumber).min(1),
    sort,
  }),
)

/** `solutions/*.yaml` */
export const solutions = z.array(
  z.strictObject({
    id: legacyNumber,
    category: legacyNumber,
    title: line.max(30),
    subTitle: line.max(50),
    cover: mediaPath,
    content: markdown,
    publishedAt: dateTime,
    sort,
  }),
)
