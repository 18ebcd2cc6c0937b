import { z } from 'zod'
import { picture } from './picture'

/** An event with its year: an honour, a certification, an award; `issuer` is who has given it, where that is known. */
export const milestone = z.object({ year: z.int(), title: z.string(), issuer: z.string(), image: picture.nullable() })
export type Milestone = z.infer<typeof milestone>
