import { z } from 'zod'

/** A picture ready for `<img>`: root-relative URLs, pixel sizes, Chinese alternative text, and the widths it exists in. */
export const picture = z.object({
  src: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  /** What must stay in view where the picture is cropped, as an `object-position`; absent for the middle. */
  focus: z.string().optional(),
  /** Narrower WebP versions and the original, narrowest first. */
  sources: z.array(z.object({ src: z.string(), width: z.int().positive() })),
})
export type Picture = z.infer<typeof picture>

/** A figure that is drawn large. */
export const figure = z.object({ value: z.string(), unit: z.string(), label: z.string() })
export type Figure = z.infer<typeof figure>
