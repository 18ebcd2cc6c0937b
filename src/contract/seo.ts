import { z } from 'zod'
import { picture } from './picture'

/** What editors say to search engines about a page; an empty text is filled in from the page's content. */
export const seoTexts = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  image: picture.nullable(),
})
export type SeoTexts = z.infer<typeof seoTexts>
