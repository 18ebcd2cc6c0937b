import sharp from 'sharp'

/** The address under which the picture is known that stands where one is needed and can't be had. */
export const PLACEHOLDER = 'placeholder:picture'

const SIZE = 800

/** A grey square with a frame: nothing that could be taken for the picture itself. */
export async function drawPlaceholder(): Promise<Buffer> {
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="100%" height="100%" fill="#eef0f2"/><rect x="250" y="290" width="300" height="220" fill="none" stroke="#b4bac1" stroke-width="8"/><circle cx="330" cy="360" r="26" fill="#b4bac1"/><path d="M262 498l100-100 60 60 60-80 56 120z" fill="#b4bac1"/></svg>`
  return sharp(Buffer.from(frame)).png().toBuffer()
}
