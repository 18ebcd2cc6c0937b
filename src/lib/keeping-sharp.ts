import sharp, { type OutputInfo, type Sharp } from 'sharp'

/** What leaves a picture as it is. Turning without an angle is upright already, or noticed below. */
const leavesAsIs = (name: string | symbol, given: readonly unknown[]) => name === 'metadata' || (name === 'rotate' && given.length === 0)

/**
 * sharp for Payload, which at upload writes every WebP, AVIF and GIF anew, even when it changes nothing: with a second loss, and at half of
 * what an upload costs. Here what nothing was done to comes out as it went in (record 0045).
 *
 * @param input of which a buffer is kept
 */
export function keepingSharp(...[input, options]: Parameters<typeof sharp>): Sharp {
  const image = sharp(input, options)
  if (!Buffer.isBuffer(input)) return image
  let isChanged = false
  const kept: Sharp = new Proxy(image, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...given: readonly unknown[]) => {
        if (name === 'toBuffer' && !isChanged) return asItWas(target, input, given)
        if (!leavesAsIs(name, given)) isChanged = true
        const result: unknown = Reflect.apply(value, target, given)
        return result === target ? kept : result
      }
    },
  })
  return kept
}

/** As `toBuffer` gives it. */
async function asItWas(image: Sharp, data: Buffer, given: readonly unknown[]): Promise<Buffer | { data: Buffer; info: OutputInfo }> {
  const { orientation = 1, format, width, height, channels, hasAlpha } = await image.metadata()
  if (orientation > 1) return Reflect.apply(image.toBuffer, image, given)
  if (given.length === 0) return data
  const info = { format, size: data.length, width, height, channels, hasAlpha, premultiplied: false }
  return { data, info }
}
