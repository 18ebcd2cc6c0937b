import { z } from 'zod'
import { dateTime, legacyNumber, line, link, markdown, mediaPath, sort } from './common'

/** `news/*.yaml`; `cover` absent only for news without a picture. */
export const news = z.array(
  z.strictObject({
    id: legacyNumber,
    title: line.max(60),
    cover: mediaPath.optional(),
    banner: mediaPath.optional(),
    /** Top news. */
    isNew: z.boolean().default(false),
    officialAccountsUrl: link.optional(),
    publishedAt: dateTime,
    sort,
    content: markdown.min(300),
  }),
)

/** `trainings.yaml` */
export const trainings = z.array(
  z.strictObject({
    id: legacyNumber,
    title: line.max(60),
    cover: mediaPath,
    officialAccountsUrl: link.optional(),
    publishedAt: dateTime,
    sort,
    content: markdown,
  }),
)

/** `staff-messages.yaml` */
export const staffMessages = z.array(z.strictObject({ name: line, position: line, cover: mediaPath, message: line.max(160), sort }))

/** `single-pages.yaml`; `attachment` is a media path or a file name of `documents`. */
export const singlePages = z.array(z.strictObject({ id: legacyNumber, title: line, content: markdown, attachment: line.optional() }))
