import { z } from 'zod'
import { picture } from './picture'
import { seoTexts } from './seo'

/** The first step of the selector as editors have written it; `categories` are public numbers. */
export const selectorPage = z.object({
  line: z.string(),
  uses: z.array(
    z.object({ key: z.string(), title: z.string(), line: z.string(), picture: picture.nullable(), categories: z.array(z.int()) }),
  ),
  seo: seoTexts,
})
export type SelectorPage = z.infer<typeof selectorPage>
