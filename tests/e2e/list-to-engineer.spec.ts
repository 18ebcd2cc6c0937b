import { readFile } from 'node:fs/promises'
import { readXlsx } from '../../src/spreadsheet/read-xlsx'
import { violations } from './accessibility'
import { asAdministrator, createStaff, removeStaff, signIn } from './admin-staff'
import { captchaAnswer, newPhone } from './captcha-answer'
import { chooseRegion, open, submitButton } from './forms'
import { freeBars } from './free-bars'
import { expect, test } from './test'

const ratings = [16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 140, 160, 180, 200, 225]

/** Thirty rows as a buyer has them. */
const THIRTY = ['H', 'M'].flatMap((breaking) => ratings.map((rating, index) => `HM3-250${breaking}3D${rating}F\t${index + 1}`)).join('\n')

test('a pasted list of thirty becomes a consultation, which the staff opens and exports', async ({ page, browser }) => {
  test.slow()
  await page.goto('/Lookup')
  await page.getByRole('textbox', { name: /^粘贴型号/ }).fill(THIRTY)
  await page.getByRole('button', { name: '核对' }).click()
  const add = page.getByRole('button', { name: /^加入清单，\d+ 个/ })
  await expect(add).toBeVisible()
  const count = Number(/\d+/.exec((await add.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(20)
  await add.click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: `选型清单，${count} 个型号` })
    .click()
  await expect(page.getByRole('list', { name: '清单', exact: true }).getByRole('listitem')).toHaveCount(count)
  await page.getByRole('link', { name: '发给工程师' }).filter({ visible: true }).click()

  const card = page.getByRole('region', { name: '随附选型清单' })
  await expect(card).toContainText(`${count} 个型号`)
  await expect(page.getByLabel('咨询内容')).toHaveValue(new RegExp(`${count} 个型号`))
  await freeBars(page)
  expect(await violations(page)).toEqual([])
  // Over a reload it is still there.
  const code = await captchaAnswer(page, () => open(page, page.url()))
  await expect(card).toContainText(`${count} 个型号`)
  await page.getByLabel('姓名').fill('赵工')
  await page.getByLabel('手机号').fill(newPhone())
  await page.getByLabel('所属行业').selectOption('设计院')
  await chooseRegion(page, '江苏省', '南京市')
  await page.getByRole('textbox', { name: '验证码' }).fill(code)
  await page.getByRole('checkbox', { name: /同意/ }).check()
  await submitButton(page).click()
  const receipt = page.getByRole('dialog', { name: '提交成功' })
  await expect(receipt).toContainText(`${count} 个型号`)
  const reference = /ZX\d{8}-\d{8}/.exec((await receipt.textContent()) ?? '')?.[0] ?? ''
  expect(reference).not.toBe('')

  const admin = await asAdministrator()
  const colleague = await createStaff(admin, 'service', '何晓雯')
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await signIn(desk.request, colleague)
    const inbox = await desk.newPage()
    const { docs } = await (await desk.request.get(`/cms-api/consultations?where[reference][equals]=${reference}&depth=0`)).json()
    await inbox.goto(`/admin/collections/consultations/${docs[0].id}`)
    await expect(inbox.getByRole('region', { name: '选型清单', exact: true }).getByRole('row')).toHaveCount(count + 1)
    const [download] = await Promise.all([inbox.waitForEvent('download'), inbox.getByRole('link', { name: '导出 XLSX' }).click()])
    const [sheet] = await readXlsx(await readFile(await download.path()))
    expect(sheet?.rows).toHaveLength(count + 1)
  } finally {
    await desk.close()
    await removeStaff(admin)
    await admin.dispose()
  }
})
