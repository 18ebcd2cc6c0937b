import { readFile } from 'node:fs/promises'
import { readCsv, writeCsv } from '../../src/spreadsheet/csv'
import { expect, test } from './test'

const email = process.env.ADMINISTRATOR_EMAIL ?? ''
const password = process.env.ADMINISTRATOR_PASSWORD ?? ''

test.use({ viewport: { width: 1600, height: 900 } })

const number = `8${Date.now() % 1_000_000}`
const account = { name: '导入 编辑', email: `import-${Date.now()}@example.com`, password: 'a-password-for-tests-only', role: 'editor' }

test('an editor exports, is told of a faulty row, mends it and imports', async ({ page, playwright, baseURL }) => {
  test.slow()
  const administrator = await playwright.request.newContext({ baseURL })
  await administrator.post('/cms-api/users/login', { data: { email, password } })
  const colleague = await (await administrator.post('/cms-api/users', { data: account })).json()
  try {
    expect((await page.request.post('/cms-api/users/login', { data: account })).status()).toBe(200)
    await page.goto('/admin/collections/products?search=HA1-2000')

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: '导出 CSV' }).click()])
    expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/)
    const [headings = [], product = []] = readCsv(await readFile(await download.path()), [])
    expect(product[headings.indexOf('产品编号')]).toBe('150')

    const file = (changes: Record<string, string>) => {
      const cells = headings.map((heading, index) => changes[heading] ?? product[index] ?? '')
      return { name: '产品.csv', mimeType: 'text/csv', buffer: Buffer.from(writeCsv([headings, product, cells])) }
    }
    const changes = { 产品编号: number, 名称: '从表格导入的产品', 状态: '草稿' }

    await page.getByRole('button', { name: '导入', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: '导入产品' })).toBeVisible()
    const start = dialog.getByRole('button', { name: '开始导入' })
    await expect(start).toBeDisabled()

    await dialog.getByLabel('选择文件').setInputFiles(file({ ...changes, 分类编号: '9999' }))
    await expect(dialog.getByRole('row', { name: '第 3 行 分类编号 没有编号为“9999”的分类' })).toBeVisible()
    await expect(dialog.getByText('没有导入任何内容')).toBeVisible()
    await expect(start).toBeDisabled()

    await dialog.getByLabel('选择文件').setInputFiles(file(changes))
    await expect(dialog.getByText('没有错误，可以导入')).toBeVisible()
    await expect(dialog.getByRole('list', { name: '检查结果' })).toHaveText(/新建 1.*修改 0.*不变 1.*错误 0/s)
    await start.click()
    await expect(dialog.getByText('导入完成：新建 1 个，修改 0 个。')).toBeVisible()
    await dialog.getByRole('button', { name: '完成' }).click()
    await expect(dialog).toBeHidden()

    await page.goto(`/admin/collections/products?search=${number}`)
    await expect(page.getByRole('link', { name: '从表格导入的产品' })).toBeVisible()
  } finally {
    // A picture that its list still loads is refused to an account that is gone.
    await page.goto('about:blank')
    await administrator.delete(`/cms-api/products?where[articleId][equals]=${number}&draft=true`)
    await administrator.delete(`/cms-api/users/${colleague.doc.id}`)
    await administrator.dispose()
  }
})
