/** Signing in, the dashboard, lists, the trash and a request. */
import { atRest, takePicture } from './picture.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof import('./demo-data.mjs').makeDemoData>>} Demo */

/** @param {Page} page */
export async function pictureSignIn(page) {
  await page.goto('/admin/login')
  await page.getByRole('button', { name: '登录' }).waitFor()
  await atRest(page)
  await takePicture(page, 'sign-in')
}

/** @param {Page} page */
export async function pictureDashboard(page) {
  await page.goto('/admin')
  await page.getByRole('link', { name: '新建产品' }).waitFor()
  await page.getByRole('heading', { name: '待处理' }).waitFor()
  await atRest(page)
  const marks = [
    page.getByRole('button', { name: '产品', exact: true }),
    page.getByRole('link', { name: '新建产品' }),
    page.getByRole('heading', { name: '待处理' }),
    page.getByRole('heading', { name: /访问最多/ }),
    page.getByRole('link', { name: '账号' }),
  ]
  await takePicture(page, 'dashboard', { marks })
}

/** @param {Page} page */
export async function pictureList(page) {
  await page.goto('/admin/collections/products?where[or][0][and][0][isHot][equals]=true')
  await page.locator('tbody tr').first().waitFor()
  await page.locator('.where-builder').waitFor()
  await atRest(page)
  const marks = [
    page.getByPlaceholder(/^搜索/),
    page.getByRole('button', { name: '列', exact: true }),
    page.getByRole('button', { name: '过滤条件' }),
    page.getByRole('button', { name: '按 更新于 升序 排序' }),
    page.locator('.select-all__checkbox').first(),
    page.getByRole('button', { name: '回收站' }),
  ]
  await takePicture(page, 'list', { height: 640, marks })
}

/** @param {Page} page */
export async function pictureTrash(page) {
  await page.goto('/admin/collections/news/trash')
  const row = page.getByRole('row').filter({ hasText: '展会通知（旧稿）' })
  await row.getByRole('checkbox').check()
  const restore = page.getByRole('button', { name: /^恢复/ }).first()
  await restore.waitFor()
  await takePicture(page, 'trash', {
    height: 330,
    marks: [page.getByRole('button', { name: '回收站', exact: true }), row.getByRole('checkbox'), restore],
  })
}

/** @param {Page} page @param {Demo} demo */
export async function pictureRequest(page, { request }) {
  await page.goto(`/admin/collections/service-requests/${request.id}`)
  await page.getByRole('heading', { name: '处理记录' }).waitFor()
  await atRest(page)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: 1340 })
  const marks = [
    page.locator('#field-status'),
    page.getByRole('heading', { name: '内部备注' }),
    page.getByRole('button', { name: '保存', exact: true }),
  ]
  await takePicture(page, 'request', { height: 1148, marks })
  await page.setViewportSize({ width, height })
}
