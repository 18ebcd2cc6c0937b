import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { signInPages } from './admin-staff'
import { editingStories, elsewhere, field, office, stored, takeAwayLater } from './editing-office'
import { expect, test } from './test'

editingStories(/status of (409|503)|ERR_FAILED|Failed to fetch/)

test.describe('a new document whose answer is lost on its way', () => {
  /** Lets the first one be stored, and cuts its answer off. @returns how many were sent to be created */
  async function loseFirstAnswer(page: Page, slug: string) {
    const sent: string[] = []
    await page.route(`**/cms-api/${slug}?**`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      sent.push(route.request().url())
      if (sent.length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    return sent
  }

  const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click()

  async function only(slug: string, where: string) {
    const { docs } = await (await elsewhere().get(`/cms-api/${slug}?depth=0&${where}`)).json()
    expect(docs).toHaveLength(1)
    takeAwayLater(`/cms-api/${slug}/${docs[0].id}`)
    return docs[0]
  }

  test('is created once, with what was changed before it was saved again', async ({ page }) => {
    const from = `/lost-answer-${Date.now()}`
    await signInPages(page.context(), office.li)
    await page.goto('/admin/collections/redirects/create')
    const sent = await loseFirstAnswer(page, 'redirects')
    await field(page, '旧地址').fill(from)
    await field(page, '新地址').fill('/News')
    await save(page)
    await expect(page.getByText('网络已断开，没有保存。').first()).toBeVisible()
    // Nothing promises to save by itself what would be public at once.
    await expect(page.getByRole('status', { name: '还没有保存' })).toContainText('网络恢复后请再试')
    await field(page, '新地址').fill('/Download')
    await save(page)
    await expect(page).toHaveURL(/\/redirects\/(?!create)\w+$/)
    expect(sent).toHaveLength(2)
    expect(await only('redirects', `where[from][equals]=${from}`)).toMatchObject({ to: '/Download' })
    await expect(field(page, '新地址')).toHaveValue('/Download')
  })

  test('is created once with its picture', async ({ page }) => {
    const alt = `丢失答复的图片 ${Date.now()}`
    const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#0b5fd7' } })
      .png()
      .toBuffer()
    await signInPages(page.context(), office.li)
    await page.goto('/admin/collections/media/create')
    await loseFirstAnswer(page, 'media')
    await page.locator('input[type=file]').first().setInputFiles({ name: 'lost-answer.png', mimeType: 'image/png', buffer })
    await field(page, '替代文字').fill(alt)
    await save(page)
    await expect(page.getByText('网络已断开，没有保存。').first()).toBeVisible()
    await save(page)
    await expect(page).toHaveURL(/\/media\/(?!create)\w+$/)
    expect(await only('media', `where[alt][equals]=${encodeURIComponent(alt)}`)).toMatchObject({ width: 80, height: 60 })
  })

  test('is not written over what a colleague has changed in it meanwhile', async ({ page }) => {
    const from = `/changed-meanwhile-${Date.now()}`
    await signInPages(page.context(), office.li)
    await page.goto('/admin/collections/redirects/create')
    await loseFirstAnswer(page, 'redirects')
    await field(page, '旧地址').fill(from)
    await field(page, '新地址').fill('/News')
    await save(page)
    await expect(page.getByText('网络已断开，没有保存。').first()).toBeVisible()
    const { id } = await only('redirects', `where[from][equals]=${from}`)
    await elsewhere().patch(`/cms-api/redirects/${id}`, { data: { to: '/Questions' } })
    await save(page)
    const notice = page.getByRole('status', { name: '还没有保存' })
    await expect(notice).toContainText('之后又被其他人修改，没有覆盖')
    await expect(field(page, '新地址')).toHaveValue('/News')
    expect(await stored(`redirects/${id}`)).toMatchObject({ to: '/Questions' })
  })
})
