import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { Refusal } from '@/intake/refusal'
import { withStoredPhotos } from '@/intake/request-photos'

const remove = vi.fn(async () => {
  throw new Error('SQLITE_BUSY')
})
let last = 0
const create = async () => {
  last += 1
  return { id: last }
}
vi.mock('@/cms', () => ({ getCms: async () => ({ create, delete: remove }) }))

it('photos that can not be deleted again hide from no visitor what was wrong', async () => {
  const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const refused = withStoredPhotos([photo, photo], 'R1', async () => {
    throw new Refusal('请重新上传照片')
  })
  await expect(refused).rejects.toThrow('请重新上传照片')
  expect(remove).toHaveBeenCalledTimes(2)
})
