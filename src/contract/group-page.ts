import { z } from 'zod'
import { milestone } from './milestone'
import { figure, picture } from './picture'
import { seoTexts } from './seo'

/** The group page's own content; the introduction is single page 51. `profile` is sanitised HTML. */
export const groupPage = z.object({
  statistics: z.array(figure),
  honours: z.array(milestone),
  chairman: z.object({
    name: z.string(),
    title: z.string(),
    portrait: picture.nullable(),
    profile: z.string(),
    honours: z.array(milestone),
  }),
  seo: seoTexts,
})
export type GroupPage = z.infer<typeof groupPage>
