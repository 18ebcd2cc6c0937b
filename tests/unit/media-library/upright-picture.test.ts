import sharp from 'sharp'
import { expect, it } from 'vitest'
import { uprightPicture } from '@/lib/upright-picture'

const swatch = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#0b5fd7' } })

it('a photo that lies on its side is turned as browsers show it, once', async () => {
  const lying = await swatch().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const upright = await uprightPicture(lying)
  expect(await sharp(upright).metadata()).toMatchObject({ width: 40, height: 60, format: 'jpeg' })
  expect(await uprightPicture(upright)).toBe(upright)
})

it('a picture that stands upright stays as it is', async () => {
  const content = await swatch().png().toBuffer()
  expect(await uprightPicture(content)).toBe(content)
})
