import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { shapes } from '../../src/admin/media/shapes'
import { pdfOfPages } from '../support/pdf-of-pages'
import { signInPages } from './admin-staff'
import { editingStories, elsewhere, field, makeNews, office, open, stored, upload } from './editing-office'
import { giveFiles } from './give-files'
import { bar, box, card, grid, makePicture, own, swatch } from './media-library'
import { expect, test } from './test'

editingStories(/status of (400|409)/)

const MIB = 1024 * 1024
const largePicture = async (name: string) => ({ name, type: 'image/png', bytes: await swatch(300, 200), length: 21 * MIB })

/** What is new in a grid: Payload's own controls of a list are looked at where all lists are. */
const flaws = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include('ul[aria-label="图片与视频"]').include('[aria-label="图库筛选"]').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

test.beforeEach(({ page }) => signInPages(page.context(), office.li))

test('the library is narrowed by a press, and its texts are written in one go', async ({ page }) => {
  const mark = `图库${Date.now()}`
  const lastWeek = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000 - 1000).toISOString()
  const used = await makePicture(`${mark}-a`, { alt: `${mark} 正在使用`, folder: mark, createdAt: lastWeek })
  const bare = await makePicture(`${mark}-b`, { altLater: true, folder: mark }, [2000, 900])
  await makePicture(`${mark}-c`, { alt: `${mark} 没有人用` })
  await makeNews({ cover: Number(used.split('/')[1]) || used.split('/')[1] })

  await own(page, mark)
  await expect(grid(page).getByRole('listitem')).toHaveCount(3)
  await expect(card(page, '正在使用').getByText('未使用')).toHaveCount(0)
  expect(await flaws(page)).toEqual([])

  await test.step('by what came in the last days', async () => {
    await bar(page).getByRole('button', { name: '最近 7 天' }).click()
    await expect(grid(page).getByRole('listitem')).toHaveCount(2)
    await expect(card(page, '正在使用')).toHaveCount(0)
    await expect(card(page, '没有人用')).toBeVisible()
  })

  await test.step('by what nothing uses, by a folder, by size', async () => {
    await bar(page).getByRole('button', { name: '未使用' }).click()
    await expect(grid(page).getByRole('listitem')).toHaveCount(2)
    await expect(page).toHaveURL(/isUsed/)
    await bar(page).getByLabel('文件夹').selectOption(mark)
    await expect(grid(page).getByRole('listitem')).toHaveCount(1)
    await bar(page).getByLabel('大小').selectOption({ label: '宽不到 800 像素' })
    await expect(grid(page)).toHaveCount(0)
    await bar(page).getByLabel('大小').selectOption({ label: '宽 1920 像素以上' })
    await expect(card(page, '2000 × 900')).toBeVisible()
    await page.reload()
    await expect(bar(page).getByRole('button', { name: '未使用' })).toHaveAttribute('aria-pressed', 'true')
    await expect(grid(page).getByRole('listitem')).toHaveCount(1)
  })

  await test.step('by what lacks its text, which is written', async () => {
    await own(page, mark)
    await bar(page).getByRole('button', { name: '缺少替代文字' }).click()
    await expect(grid(page).getByRole('listitem')).toHaveCount(1)
    await bar(page).getByRole('button', { name: '填写替代文字' }).click()
    const sheet = page.getByRole('dialog')
    const words = sheet.getByRole('textbox', { name: `${mark}-b.png` })
    await words.fill('IMG_0042.jpg')
    await sheet.getByRole('button', { name: '保存 1 条' }).click()
    await expect(sheet.getByText('请说明画面内容，而不是文件名')).toBeVisible()
    await expect(words).toHaveValue('IMG_0042.jpg')
    await words.fill('展厅里的配电柜')
    await sheet.getByRole('button', { name: '保存 1 条' }).click()
    await expect(sheet.getByText('已保存 1 条。')).toBeVisible()
    expect(await stored(bare)).toMatchObject({ alt: '展厅里的配电柜', altLater: false })
  })
})

test('a text that a colleague has written meanwhile is not overwritten', async ({ page }) => {
  const mark = `同写${Date.now()}`
  const picture = await makePicture(mark, { alt: `${mark} 旧的` })
  await own(page, mark)
  await bar(page).getByRole('button', { name: '填写替代文字' }).click()
  await elsewhere().patch(`/cms-api/${picture}`, { data: { alt: '同事写的' } })
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: `${mark}.png` }).fill('我写的')
  await sheet.getByRole('button', { name: '保存 1 条' }).click()
  await expect(sheet.getByText(/已被其他人修改/)).toBeVisible()
  expect((await stored(picture)).alt).toBe('同事写的')
})

test('files that are dropped on the library are uploaded, the text put off by saying so', async ({ page }) => {
  const mark = `拖放${Date.now()}`
  await own(page, '')
  await giveFiles(grid(page), 'drop', [{ name: `${mark}.png`, type: 'image/png', bytes: await swatch(80, 60) }])
  const drawer = page.getByRole('dialog').last()
  await expect(drawer.getByRole('textbox', { name: /^替代文字/ })).toBeVisible()
  await drawer.getByRole('checkbox', { name: '以后再写' }).check()
  await page.locator('.bulk-upload--actions-bar').getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存 1 个文件。')).toBeVisible()
  const { docs } = await (await elsewhere().get(`/cms-api/media?where[filename][contains]=${encodeURIComponent(mark)}&depth=0`)).json()
  expect(docs).toMatchObject([{ alt: '', altLater: true }])
  // The list would still ask for the picture that goes away.
  await page.goto('about:blank')
  await elsewhere().delete(`/cms-api/media/${docs[0].id}`)

  await test.step('and the large ones are named before anything is sent', async () => {
    await own(page, '')
    const small = { name: '小.png', type: 'image/png', bytes: await swatch(80, 60) }
    await giveFiles(grid(page), 'drop', [small, await largePicture('大.png')])
    await expect(page.getByText('超过 20MB，上传要等几分钟：大.png（21MB）。建议先移除，缩小后再上传。')).toBeVisible()
  })
})

test('the focal point is seen in the shapes of the site, and kept', async ({ page }) => {
  const picture = await makePicture(`焦点${Date.now()}`, { alt: '焦点试验' }, [1600, 800])
  await open(page, `collections/${picture}`)
  const tool = page.getByRole('region', { name: '焦点与裁切' })
  await expect(tool.getByRole('list', { name: '网站上的裁切' }).getByRole('listitem')).toHaveCount(shapes.length)
  const square = tool.getByRole('listitem').filter({ hasText: '方形' }).locator('img')
  await expect(square).toHaveCSS('left', /^-/)
  const point = tool.getByRole('button', { name: /^焦点/ })
  await point.focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect(point).toHaveAccessibleName(/横向 0%，纵向 50%/)
  await expect(square).toHaveCSS('left', '0px')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(async () => (await stored(picture)).focalX).toBe(0)

  await test.step('the same picture is cropped in place, and all its widths with it', async () => {
    const frame = tool.getByRole('button', { name: /^裁切框/ })
    await frame.focus()
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('ArrowRight')
    await expect(frame).toHaveAccessibleName(/宽 1520、高 800 像素，距左 16，距上 0/)
    const before = await square.getAttribute('style')
    const { x, y, width, height } = await box(frame)
    await page.mouse.move(x + width, y + height)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
    await page.mouse.up()
    await expect(frame).toHaveAccessibleName(/宽 7\d\d、高 (39\d|40\d) 像素，距左 16，距上 0/)
    await expect(square).not.toHaveAttribute('style', before ?? '')
    await expect(point).toHaveAccessibleName(/横向 0%，纵向 100%/)
    await tool.getByRole('button', { name: '恢复整张' }).click()
    await expect(frame).toHaveAccessibleName(/宽 1600、高 800 像素/)
    await expect(point).toHaveAccessibleName(/横向 0%，纵向 50%/)
    await frame.focus()
    for (let step = 0; step < 50; step += 1) await page.keyboard.press('Shift+ArrowLeft')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect.poll(async () => (await stored(picture)).width).toBe(800)
    const { filename, height: kept, focalX, sizes } = await stored(picture)
    expect([filename, kept, focalX]).toEqual([expect.stringMatching(/-2\.png$/), 800, 0])
    expect(Object.values(sizes)).toContainEqual(expect.objectContaining({ width: 640, height: 640 }))
    await expect(frame).toHaveAccessibleName(/宽 800、高 800 像素/)
  })
})

test('a file is replaced wherever it is used, and its size is told before', async ({ page }) => {
  const name = `替换${Date.now()}`
  const picture = await makePicture(name, { alt: '替换试验' })
  await open(page, `collections/${picture}`)
  await page
    .locator('input[type="file"][aria-label="替换文件"]')
    .setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: await swatch(300, 200, '#c2410c') })
  await expect(page.getByRole('status').filter({ hasText: 'new.png' })).toContainText('用到它的地方同时更新')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(async () => (await stored(picture)).width).toBe(300)
  expect((await stored(picture)).filename).toMatch(/-2\.png$/)
  await expect(page.getByText('更新成功。')).toBeVisible()

  await page.goto('/admin/collections/media/create')
  const large = {
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([await swatch(300, 200), Buffer.alloc(21 * 1024 * 1024)]),
  }
  await page.locator('input[type="file"]').first().setInputFiles(large)
  await expect(page.getByRole('alert').filter({ hasText: 'large.png' })).toContainText('几分钟')

  // Of many, which are shown one at a time, the large ones are named; and of a document, too.
  await own(page, '')
  await page.getByRole('button', { name: '批量上传' }).click()
  const small = { ...large, name: 'small.png', buffer: await swatch(30, 20) }
  await page.locator('.bulk-upload--add-files input[type="file"]').setInputFiles([small, large])
  await expect(page.getByText('超过 20MB，上传要等几分钟：large.png（21MB）。建议先移除，缩小后再上传。')).toBeVisible()

  const [{ id: category }] = (await (await elsewhere().get('/cms-api/download-categories?limit=1&depth=0')).json()).docs
  const pdf = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdfOfPages(1) }
  const book = await upload('documents', pdf, { name, kind: '产品样本', category, publishedAt: '2026-01-01T00:00:00.000Z', sortOrder: 1 })
  await open(page, `collections/${book}`)
  await page.getByRole('button', { name: '移除文件' }).click()
  const buffer = Buffer.concat([pdfOfPages(2), Buffer.alloc(21 * 1024 * 1024)])
  await page.locator('.file-field input[type="file"]').setInputFiles({ ...pdf, buffer })
  await expect(page.getByRole('alert').filter({ hasText: `${name}.pdf` })).toContainText('访客在手机上要等很久')
})

test('a form chooses from the same library', async ({ page }) => {
  const mark = `选图${Date.now()}`
  const picture = await makePicture(mark, { alt: `${mark} 封面` })
  const id = await makeNews({ title: '等待封面' })
  await open(page, `collections/news/${id}`)
  const cover = page.locator('#field-cover')
  const drawer = page.getByRole('dialog')

  // What is too large for visitors is told wherever it comes from, before it is sent.
  for (const way of ['drop', 'paste'] as const) {
    await giveFiles(cover.getByRole('button', { name: '从现有中选择' }), way, [await largePicture(`${mark}.png`)])
    await expect(drawer.getByRole('alert').filter({ hasText: `${mark}.png（21MB）` })).toContainText('几分钟')
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  }

  await cover.getByRole('button', { name: '从现有中选择' }).click()
  await drawer.getByRole('textbox', { name: /搜索/ }).fill(mark)
  await card(page, `${mark} 封面`).getByRole('button').click()
  await expect.poll(async () => String((await stored(`news/${id}`)).cover)).toBe(picture.split('/')[1])
  await expect(field(page, '标题')).toHaveValue('等待封面')
})
