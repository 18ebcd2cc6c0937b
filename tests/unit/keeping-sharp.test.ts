import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { keepingSharp } from '../../src/lib/keeping-sharp'

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0a5bd3' } })
const upright = picture(40, 30).webp().toBuffer()
const lying = picture(40, 30).withMetadata({ orientation: 6 }).webp().toBuffer()
const moving = sharp(
  [
    await picture(40, 30).png().toBuffer(),
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  ],
  {
    join: { animated: true },
  },
)
  .webp()
  .toBuffer()

/** As Payload asks for the original of a WebP. */
const original = (sharpOf: typeof keepingSharp, content: Buffer) =>
  sharpOf(content, { animated: true }).rotate().toBuffer({ resolveWithObject: true })

describe('the picture that somebody uploads', () => {
  it.each([
    ['a still one', upright],
    ['a moving one', moving],
  ])('%s stays as it is, and is described as ever', async (_, content) => {
    const kept = await original(keepingSharp, await content)
    expect(kept.data.equals(await content)).toBe(true)
    const { info } = await original(sharp, await content)
    const { format, width, height, channels } = info
    expect(kept.info).toMatchObject({ format, width, height, channels, size: kept.data.length })
  })

  it('is turned upright when it lies on its side', async () => {
    const { data, info } = await original(keepingSharp, await lying)
    expect([info.width, info.height]).toEqual([30, 40])
    expect((await sharp(data).metadata()).orientation).toBeUndefined()
  })

  it('is made smaller, turned and written in another format as ever', async () => {
    const asked = (sharpOf: typeof keepingSharp, content: Buffer) =>
      sharpOf(content, {}).rotate().resize({ width: 20 }).toFormat('png').toBuffer()
    expect((await asked(keepingSharp, await upright)).equals(await asked(sharp, await upright))).toBe(true)
    const turned = await keepingSharp(await upright)
      .rotate(90)
      .toBuffer({ resolveWithObject: true })
    expect([turned.info.width, turned.info.height]).toEqual([30, 40])
  })

  it('says what it is before and after', async () => {
    const image = keepingSharp(await moving, { animated: true }).rotate()
    expect(await image.metadata()).toMatchObject({ pages: 2, format: 'webp' })
    expect((await image.toBuffer()).equals(await moving)).toBe(true)
  })
})
