import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { violations } from './accessibility'
import { signInPages } from './admin-staff'
import { dialog, editingStories, elsewhere, field, makeNews, office, open, pageOf, savedAs, stored, upload } from './editing-office'
import { expect, test } from './test'

editingStories(/status of 409|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/)

/** Whatever of the whole page `admin-accessibility` looks at again and again is in order. */
const NOTICES = ['color-contrast', 'target-size', 'button-name', 'aria-allowed-role', 'region']

/** A form that comes into sight says so, and hears who else is there; by itself it does so every ten seconds. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const colleagueEdits = (page: Page) => page.getByRole('status', { name: '正在编辑' })
const waiting = (page: Page) => page.getByRole('status', { name: '等待中' })
const kept = (page: Page) => page.getByRole('status', { name: '未保存的修改' })
const takenOver = (page: Page) => page.getByRole('alert', { name: '已被接手' })

const KEPT = 'https://mp.weixin.qq.com/s/kept-on-the-device'

/** Types into a form that can save nothing, and is closed: the words are on the device alone. */
async function loseOnDevice(page: Page, path: string, words: string): Promise<void> {
  const tab = await page.context().newPage()
  await tab.route(`**/cms-api/${path}?*`, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await open(tab, `collections/${path}`)
  await field(tab, '公众号文章链接').fill(words)
  await expect(tab.getByText('已离线')).toBeVisible()
  await tab.close({ runBeforeUnload: false })
}

test('who comes to what a colleague edits waits until she has left, and then goes on with her words', async ({ page, browser }) => {
  const path = `news/${await makeNews()}`
  await signInPages(page.context(), office.wang)
  await loseOnDevice(page, path, KEPT)
  const li = await pageOf(browser, office.li)
  await open(li, `collections/${path}`)
  await field(li, '标题').fill('李娜的标题')
  await savedAs(path, { title: '李娜的标题' })

  await open(page, `collections/${path}`)
  await expect(colleagueEdits(page)).toContainText(/^李娜正在编辑这条内容（\d\d:\d\d 打开）/)
  await expect(field(page, '标题')).toBeEditable()
  await expect(kept(page)).toContainText('“公众号文章链接”')
  expect(await violations(page, NOTICES)).toEqual([])
  await colleagueEdits(page).getByRole('button', { name: '等对方离开' }).click()
  await expect(waiting(page)).toContainText('正在等李娜离开，这里现在只能查看。')
  // What can only be looked at takes nothing back: what the device has kept is offered afterwards.
  await expect(kept(page)).toHaveCount(0)
  await expect(field(page, '标题')).toHaveValue('李娜的标题')
  await expect(field(page, '标题')).toBeDisabled()
  await expect(page.getByRole('button', { name: /^发布/ }).first()).toBeDisabled()

  await field(li, '标题').fill('李娜的最后一稿')
  await savedAs(path, { title: '李娜的最后一稿' })
  await li.close({ runBeforeUnload: false })
  await expect(async () => {
    await lookAgain(page)
    await expect(page.getByText('李娜已离开，现在可以编辑了。')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(waiting(page)).toHaveCount(0)
  await expect(field(page, '标题')).toHaveValue('李娜的最后一稿')
  await kept(page).getByRole('button', { name: '恢复未保存的修改' }).click()
  await dialog(page, '恢复未保存的修改').getByRole('button', { name: '恢复所选' }).click()
  await savedAs(path, { title: '李娜的最后一稿', officialAccountsUrl: KEPT })
  await field(page, '标题').fill('王强接着写的标题')
  await savedAs(path, { title: '王强接着写的标题', officialAccountsUrl: KEPT })
  await li.context().close()
})

test('who takes a draft over is the one who writes: the other one is told, and all that she typed is there', async ({ page, browser }) => {
  const path = `news/${await makeNews()}`
  await signInPages(page.context(), office.li)
  await open(page, `collections/${path}`)
  await field(page, '标题').fill('李娜的标题')
  await savedAs(path, { title: '李娜的标题' })

  const wang = await pageOf(browser, office.wang)
  await open(wang, `collections/${path}`)
  await colleagueEdits(wang).getByRole('button', { name: '接手编辑' }).click()
  await expect(colleagueEdits(wang)).toHaveCount(0)
  // She goes on until she hears of it.
  await field(page, '标题').fill('李娜的标题，写完了')
  await lookAgain(page)
  await expect(takenOver(page)).toContainText(/王强 \d\d:\d\d 接手了这条内容，这里现在只能查看。/)
  await expect(field(page, '标题')).toBeDisabled()
  await savedAs(path, { title: '李娜的标题，写完了' })
  await expect(takenOver(page)).toContainText('您输入的内容都已保存。')
  expect(await violations(page, NOTICES)).toEqual([])

  await field(wang, '标题').fill('王强的标题')
  await wang.getByRole('radio', { name: '我的版本' }).check()
  await wang.getByRole('button', { name: '保存所选' }).click()
  await savedAs(path, { title: '王强的标题' })
  // And back: she sees what he has written, and he waits.
  await takenOver(page).getByRole('button', { name: '接手编辑' }).click()
  await expect(takenOver(page)).toHaveCount(0)
  await expect(field(page, '标题')).toHaveValue('王强的标题')
  await expect(field(page, '标题')).toBeEditable()
  await lookAgain(wang)
  await expect(takenOver(wang)).toContainText('李娜')
  await wang.context().close()
})

test('what isn’t saved by itself stays in the form that was taken over, and is saved later beside the colleague’s words', async ({
  page,
  browser,
}) => {
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b5fd7' } })
    .png()
    .toBuffer()
  const path = await upload('media', { name: `turns-${Date.now()}.png`, mimeType: 'image/png', buffer }, { alt: '旧文字', folder: '旧' })
  await signInPages(page.context(), office.li)
  await open(page, `collections/${path}`)
  await field(page, '替代文字').fill('李娜还没保存的文字')

  const wang = await pageOf(browser, office.wang)
  await open(wang, `collections/${path}`)
  await expect(async () => {
    await lookAgain(wang)
    await expect(colleagueEdits(wang)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await colleagueEdits(wang).getByRole('button', { name: '接手编辑' }).click()
  await lookAgain(page)
  await expect(takenOver(page)).toContainText('您还没有保存的修改留在这里，也保存在本机，没有丢失。')
  await expect(field(page, '替代文字')).toBeDisabled()
  await expect(field(page, '替代文字')).toHaveValue('李娜还没保存的文字')
  await elsewhere().patch(`/cms-api/${path}`, { data: { folder: '新' } })
  await wang.close({ runBeforeUnload: false })

  await expect(async () => {
    await lookAgain(page)
    await expect(page.getByText('王强已离开，现在可以编辑了。')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText(/保存的修改已显示在这里：“文件夹”。/)).toBeVisible()
  await expect(field(page, '替代文字')).toHaveValue('李娜还没保存的文字')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('更新成功。')).toBeVisible()
  expect(await stored(path)).toMatchObject({ alt: '李娜还没保存的文字', folder: '新' })
  await wang.context().close()
})

test('a computer that wakes up shows what was saved meanwhile, and keeps what was typed before', async ({ page }) => {
  const path = `news/${await makeNews({ source: '旧来源' })}`
  await page.clock.install()
  await signInPages(page.context(), office.li)
  await open(page, `collections/${path}`)
  await elsewhere().patch(`/cms-api/${path}?draft=true`, { data: { title: '同事午休时写的标题', _status: 'draft' } })
  await expect(field(page, '标题')).toHaveValue('试验新闻')
  // Its line comes back after it.
  await page.context().setOffline(true)
  const asking = page.waitForEvent('requestfailed', (request) => request.url().includes(`/cms-api/${path}?draft=true`))
  await page.clock.fastForward('40:00')
  await asking
  await expect(field(page, '标题')).toHaveValue('试验新闻')
  await page.context().setOffline(false)
  await expect(field(page, '标题')).toHaveValue('同事午休时写的标题')
  await expect(page.getByText(/保存的修改已显示在这里：“标题”。/)).toBeVisible()

  // Asleep in the middle of a word, before it was saved.
  await page.route(`**/cms-api/${path}?*`, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await field(page, '标题').fill('睡前打的标题')
  await expect(page.getByText('已离线')).toBeVisible()
  await elsewhere().patch(`/cms-api/${path}?draft=true`, { data: { title: '同事的另一个标题', _status: 'draft' } })
  await page.clock.fastForward('40:00')
  await expect(field(page, '标题')).toHaveValue('睡前打的标题')
  await page.unroute(`**/cms-api/${path}?*`)
  await expect(page.getByRole('dialog', { name: '请选择保留哪一个版本' })).toContainText('同事的另一个标题')
  expect(await stored(path)).toMatchObject({ title: '同事的另一个标题' })
})
