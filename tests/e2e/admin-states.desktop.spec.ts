import type { Page } from '@playwright/test'
import { adminFlaws } from './admin-flaws'
import { signInPages } from './admin-staff'
import { dialog, editingStories, elsewhere, field, make, makeNews, makeProduct, office, open, savedAs } from './editing-office'
import { pasteText } from './paste-text'
import { expect, test } from './test'

// What lies behind a press, a conflict or the end of a session; pages and forms as they open: admin-accessibility.desktop.spec.ts.
editingStories(/status of (401|403|409)|An unexpected response was received/)

test.beforeEach(({ page }) => signInPages(page.context(), office.li))

const isFree = async (page: Page, state: string) => expect.soft(await adminFlaws(page), state).toEqual([])

test('what is asked when two have written the same, and when the session is over, can be read and answered by everybody', async ({
  page,
}) => {
  const path = `news/${await makeNews()}`
  await open(page, `collections/${path}`)
  await elsewhere().patch(`/cms-api/${path}?draft=true`, { data: { title: '同事的标题', _status: 'draft' } })
  await field(page, '标题').fill('我的标题')
  const question = dialog(page, '请选择保留哪一个版本')
  await expect(question).toBeVisible()
  await isFree(page, 'a choice between two versions')
  await question.getByRole('button', { name: '稍后再说' }).click()
  await expect(question).toHaveCount(0)
  await isFree(page, 'a choice that was put off')

  await page.getByRole('button', { name: '比较两个版本' }).click()
  await question.getByRole('radio', { name: '我的版本' }).check()
  await question.getByRole('button', { name: '保存所选' }).click()
  await savedAs(path, { title: '我的标题' })
  await page.context().clearCookies()
  await field(page, '标题').fill('登录失效后的标题')
  await expect(dialog(page, '重新登录')).toBeVisible()
  await isFree(page, 'signing in again')
})

test('and so can what is looked at before publishing, and the history', async ({ page }) => {
  const id = await makeNews({ title: '现在的标题' })
  await elsewhere().patch(`/cms-api/news/${id}`, { data: { _status: 'published' } })
  await open(page, `collections/news/${id}`)
  await field(page, '标题').fill('以后的标题')
  await savedAs(`news/${id}`, { title: '以后的标题' })
  await page.getByRole('button', { name: /^内容检查/ }).click()
  await expect(page.getByRole('button', { name: '看发布后的变化' })).toBeVisible()
  await isFree(page, 'the check')
  await page.getByRole('button', { name: '看发布后的变化' }).click()
  const changes = dialog(page, '发布后的变化')
  await expect(changes.getByRole('definition')).toHaveCount(2)
  await isFree(page, 'changes, field by field')
  await changes.getByRole('tab', { name: '页面对照' }).click()
  await expect(changes.frameLocator('iframe[title="发布以后"]').getByRole('heading', { level: 1 })).toBeVisible()
  await isFree(page, 'changes, as pages')

  await page.goto(`/admin/collections/news/${id}/versions`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await isFree(page, 'versions')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/versions\/\w+/)
  await expect(page.getByText('以后的标题').first()).toBeVisible()
  await isFree(page, 'two versions side by side')
})

test('and so can what is about to be pasted, and where new documents begin', async ({ page }) => {
  const path = `products/${await makeProduct()}`
  await open(page, `collections/${path}`)
  await page.getByRole('button', { name: '功能与参数', exact: true }).click()
  const cell = page.locator('#field-parameters__1__name')
  await pasteText(cell, '额定电压\t400\n重量\t1.2\n')
  await expect(dialog(page, '粘贴前请看一下')).toBeVisible()
  await isFree(page, 'a paste')
  for (const [address, state] of [
    ['collections/products/create', 'a new product'],
    [`collections/news/${await make('news', { title: '还没有正文' })}`, 'an article without a text'],
    ['collections/news/trash', 'the trash'],
    ['globals/site-information', 'the site'],
    ['globals/service-page', 'a page'],
  ] as const) {
    await page.goto(`/admin/${address}`)
    await expect(page.getByRole('main').or(page.locator('form')).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await isFree(page, state)
  }
})
