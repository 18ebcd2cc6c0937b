import sharp from 'sharp'
import { mockEndpoint, open, PHOTO, SAVE, submitButton, toast } from './forms'
import { fillRepair, REPAIR, repaired } from './repair-form'
import { expect, test } from './test'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const photo = (name: string, buffer = PNG) => ({ name, mimeType: 'image/png', buffer })

test('up to three photos, a fourth replaces the oldest; what is none is named; large ones become smaller', async ({ page }) => {
  const endpoint = await mockEndpoint(page, SAVE, repaired)
  const sent: number[] = []
  await page.route(PHOTO, (route) => {
    sent.push(route.request().postDataBuffer()?.length ?? 0)
    return route.fulfill({ json: { code: 200, msg: '提交成功', data: { photo: `token-${sent.length}` } } })
  })
  await open(page, REPAIR)
  await fillRepair(page)
  const input = page.getByLabel('故障照片')
  await input.setInputFiles([photo('1.png'), photo('2.png')])
  await input.setInputFiles([photo('3.png'), photo('4.png')])
  await expect(page.getByRole('button', { name: /^移除照片/ })).toHaveCount(3)
  await expect(page.getByAltText('照片 1：2.png')).toBeAttached()
  await input.setInputFiles([photo('假的.jpg', Buffer.from('GIF89a'))])
  await expect(toast(page, '照片仅支持 JPEG、PNG、WebP 格式：假的.jpg')).toBeVisible()
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input).toHaveAccessibleDescription(/假的\.jpg/)
  await input.setInputFiles([photo('坏的.png', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]))])
  await expect(toast(page, '每张照片不能超过 5MB：坏的.png')).toBeVisible()
  await page.getByRole('button', { name: '移除照片 3' }).click()
  const large = await sharp({
    create: { width: 3200, height: 1600, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer()
  expect(large.length).toBeGreaterThan(5 * 1024 * 1024)
  await input.setInputFiles([{ name: '大图.jpg', mimeType: 'image/jpeg', buffer: large }])
  const preview = page.getByAltText('照片 3：大图.jpg')
  await expect(preview).toBeVisible()
  // Upright, and no larger than the server keeps.
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([1280, 2560])
  await submitButton(page).click()
  await expect(page).toHaveURL('/CustomerView')
  expect(sent).toHaveLength(3)
  expect(Math.max(...sent)).toBeLessThan(large.length / 2)
  const { columns } = endpoint.requests[0]?.postDataJSON() ?? {}
  expect(columns).toContainEqual({ name: 'photos', value: 'token-1,token-2,token-3' })
  await expect(page.getByRole('region', { name: '提交成功' })).toContainText('3 张')
})

test.describe('a line that is cut while a photo goes', () => {
  test.use({ expectedMessages: /Failed to load resource/ })
  test('keeps everything else: that photo alone is sent again', async ({ page }) => {
    const endpoint = await mockEndpoint(page, SAVE, repaired)
    const tries: string[] = []
    await page.route(PHOTO, (route) => {
      const [, name = ''] = /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '') ?? []
      tries.push(name)
      if (tries.length === 2) return route.abort('connectionreset')
      return route.fulfill({ json: { code: 200, msg: '提交成功', data: { photo: name } } })
    })
    await open(page, REPAIR)
    await fillRepair(page)
    await page.getByLabel('故障照片').setInputFiles([photo('1.png'), photo('2.png')])
    await submitButton(page).click()
    await expect(toast(page, '提交失败，请重试')).toContainText('2.png')
    await expect(page.getByLabel('故障照片')).toHaveAccessibleDescription(/2\.png：网络连接中断/)
    await expect(page.getByText('照片 1 已上传')).toBeAttached()
    expect(endpoint.requests).toHaveLength(0)
    await page.getByRole('button', { name: '重新上传照片 2' }).click()
    await expect(page.getByText('照片 2 已上传')).toBeAttached()
    await submitButton(page).click()
    await expect(page).toHaveURL('/CustomerView')
    expect(tries).toEqual(['1.png', '2.png', '2.png'])
    expect(endpoint.requests[0]?.postDataJSON().columns).toContainEqual({ name: 'photos', value: '1.png,2.png' })
  })
})
