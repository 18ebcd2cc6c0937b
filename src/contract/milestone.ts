import { z } from 'zod'
import { picture } from './picture'

/** An event with its year: an honour, a certification, an award. */
export const milestone = z.object({ year: z.int(), title: z.string(), image: picture.nullable() })
export type Milestone = z.infer<typeof milestone>
