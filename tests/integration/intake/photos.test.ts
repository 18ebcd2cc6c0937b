import process from 'node:process'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { base, get } from '../support/http'
import { type Answer, repairColumns, SAVE, submission } from './support'

const { ADMINISTRATOR_EMAIL: email, ADMINISTRATOR_PASSWORD: password } = process.env

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif', background = '#336699') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .toFormat(format)
    .toBuffer()

async function sendWith(files: (Buffer | string)[], columns = repairColumns()): Promise<Answer> {
  const { columns: list } = submission(columns)
  const form = new FormData()
  form.set('form', 'true')
  form.set('tenantId', 'default')
  form.set('columns', JSON.stringify(list))
  for (const file of files) form.append('photos', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'photo.jpg')
  const response = await fetch(new URL(SAVE, base), { method: 'POST', body: form })
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

describe('photos of a repair request', () => {
  it('JPEG, PNG and WebP are stored with it', async () => {
    expect(await sendWith([await picture('jpeg'), await picture('png'), await picture('webp')])).toMatchObject({ status: 200, code: 200 })
  })

  it.each(['not a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\xFF\xD8\xFF broken'])('%j is no photo', async (file) => {
    expect(await sendWith([Buffer.from(file, 'latin1')])).toEqual({ status: 200, code: 500, msg: '照片仅支持 JPEG、PNG、WebP 格式' })
  })

  it('a GIF is refused, and a JPEG of which half is missing', async () => {
    const jpeg = await sharp({
      create: { width: 800, height: 800, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
    })
      .jpeg()
      .toBuffer()
    for (const file of [await picture('gif'), jpeg.subarray(0, jpeg.length / 2)]) {
      expect((await sendWith([file])).msg).toBe('照片仅支持 JPEG、PNG、WebP 格式')
    }
  })

  it('one of more than 5 MB is refused, and far too much is not even read', async () => {
    const big = Buffer.concat([await picture('jpeg'), Buffer.alloc(5 * 1024 * 1024)])
    expect((await sendWith([big])).msg).toBe('每张照片不能超过 5MB')
    expect(await sendWith([big, big, big, big, big])).toMatchObject({ status: 413, code: 413, msg: '请求内容过大' })
  })

  it('what is no multipart body is refused', async () => {
    const response = await get(SAVE, { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: 'nonsense' })
    expect(response.status).toBe(400)
  })

  it('are private, three at most, and without what the camera wrote', async () => {
    const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffffff']
    const { data } = await sendWith(await Promise.all(colours.map((colour) => picture('jpeg', colour))))
    const login = await get('/cms-api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const { token } = (await login.json()) as { token: string }
    const headers = { authorization: `JWT ${token}` }
    const found = await get(`/cms-api/service-requests?where[reference][equals]=${data?.reference}&depth=1`, { headers })
    const { docs } = (await found.json()) as { docs: { photos: { url: string }[] }[] }
    const photos = docs[0]?.photos ?? []
    expect(photos).toHaveLength(3)
    for (const { url } of photos) {
      expect((await get(url)).status).toBe(403)
      const file = Buffer.from(await (await get(url, { headers })).arrayBuffer())
      expect(file.includes('SECRET-PLACE')).toBe(false)
      expect((await sharp(file).metadata()).exif).toBeUndefined()
    }
    // The oldest gave way.
    const first = Buffer.from(await (await get(photos[0]?.url ?? '', { headers })).arrayBuffer())
    const { dominant } = await sharp(first).stats()
    expect(dominant.g).toBeGreaterThan(dominant.r)
  })
})
