import { z } from 'zod'
import { picture } from './picture'
import { seoTexts } from './seo'

/** The recruiting page's own content; `introduction` is plain text, a paragraph a line. */
export const recruitingPage = z.object({
  title: z.string(),
  line: z.string(),
  banner: picture.nullable(),
  introduction: z.string(),
  values: z.array(z.object({ name: z.string(), description: z.string() })),
  jobsLabel: z.string(),
  jobsUrl: z.string(),
  seo: seoTexts,
})
export type RecruitingPage = z.infer<typeof recruitingPage>
