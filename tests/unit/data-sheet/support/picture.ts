import sharp from 'sharp'

/** A picture of one colour. */
export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 176, height: 220, channels: 4, background: { r: 11, g: 95, b: 215, alpha: 0.5 } } })
    .webp()
    .toBuffer()
