import { z } from 'zod'
import { seoTexts } from './seo'

/** The customer service centre's own content. */
export const servicePage = z.object({
  /** The self-service entries; `icon` names a line icon. */
  entries: z.array(z.object({ label: z.string(), line: z.string(), icon: z.string(), url: z.string() })),
  advantagesTitle: z.string(),
  advantagesLine: z.string(),
  advantages: z.array(z.object({ title: z.string(), content: z.string() })),
  seo: seoTexts,
})
export type ServicePage = z.infer<typeof servicePage>
export type ServiceEntry = ServicePage['entries'][number]
