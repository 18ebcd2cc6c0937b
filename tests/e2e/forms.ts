import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Any picture: what it shows is not what these tests are about. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const SAVE = '**/server/v1/console/base/data/leave_message/save'
export const LOOK_UP = '**/scheduling/common/data/selleavebytel'
export const PHOTO = '**/server/v1/console/base/data/leave_message/photo'
export const CONSULT = '**/prod-api/api/consult/'
export const TEL = '13800000000'

/** Answers captchas with the numbers captcha-1, captcha-2 …; gives how many were asked for. */
export async function mockCaptchas(page: Page): Promise<() => number> {
  let count = 0
  await page.route('**/captchaImage', (route) => {
    count += 1
    return route.fulfill({ json: { code: 200, msg: '操作成功', captchaEnabled: true, uuid: `captcha-${count}`, img: PICTURE } })
  })
  return () => count
}

/** Answers an endpoint, and keeps what it was sent; `answer` can be changed on the way. */
export async function mockEndpoint(page: Page, url: string, answer: object) {
  const endpoint = { answer, headers: {} as Record<string, string>, requests: [] as Request[] }
  await page.route(url, (route) => {
    endpoint.requests.push(route.request())
    return route.fulfill({ json: endpoint.answer, headers: endpoint.headers })
  })
  return endpoint
}

export const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text }).first()

/** A failed check: toast, text under the field, field marked, focus on it. */
export async function expectProblem(page: Page, field: Locator, message: string) {
  await expect(toast(page, message)).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(message))
}

/** Waits until the form can be sent. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(submitButton(page)).toBeEnabled()
}

export const submitButton = (page: Page) => page.getByRole('button', { name: '提交', exact: true })

/** Chooses a region by pointer. */
export async function chooseRegion(page: Page, province: string, city: string) {
  await page.getByRole('combobox', { name: '所在省市' }).click()
  await page.getByRole('listbox', { name: '省份' }).getByRole('option', { name: province }).click()
  await page.getByRole('listbox', { name: '城市' }).getByRole('option', { name: city }).click()
}

export const record = {
  gmtCreate: '2026-11-20 09:12:33',
  customerName: '测试访客',
  tel: TEL,
  content: '合闸后约 3 秒跳闸',
  status: '0',
  questionType: '',
  goodsType: '',
  provincesAndCities: '',
  personalField: '',
}
