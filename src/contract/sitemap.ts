import { z } from 'zod'

/** A page that search engines may keep, with the day and time of its last change when that is known. */
export const sitemapEntry = z.object({ path: z.string(), changedAt: z.string().nullable() })
export type SitemapEntry = z.infer<typeof sitemapEntry>
