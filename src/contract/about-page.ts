import { z } from 'zod'
import { milestone } from './milestone'
import { figure, picture } from './picture'
import { seoTexts } from './seo'

/** A section of the about page: text beside a picture. */
const section = z.object({ title: z.string(), content: z.string(), image: picture.nullable() })
export type AboutSection = z.infer<typeof section>

/** A place on the world map; degrees, south and west are negative. */
export const mapMarker = z.object({ name: z.string(), longitude: z.number(), latitude: z.number(), description: z.string() })
export type MapMarker = z.infer<typeof mapMarker>

/** The about page's own content; the company introduction is single page 50. */
export const aboutPage = z.object({
  slogan: z.string(),
  banner: picture.nullable(),
  map: z.object({ title: z.string(), line: z.string(), markers: z.array(mapMarker), tiles: z.array(figure) }),
  innovation: section.extend({ figures: z.array(figure) }),
  manufacturing: section.extend({ figures: z.array(figure) }),
  quality: section.extend({ milestones: z.array(milestone), awards: z.array(milestone) }),
  certifications: z.object({ title: z.string(), badges: z.array(z.object({ name: z.string(), image: picture.nullable() })) }),
  seo: seoTexts,
})
export type AboutPage = z.infer<typeof aboutPage>
