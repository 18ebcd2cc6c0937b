import { expect, type Page, type Request } from '@playwright/test'
import { solveCaptcha } from '../support/solve-captcha'

/** Another phone for each run: a number may send five requests an hour (spec: privacy-and-safety/limits). */
export const newPhone = () => `139${String(Date.now()).slice(-8)}`

/** Does what brings a captcha, and gives its answer. */
export async function captchaAnswer(page: Page, action: () => Promise<unknown>): Promise<string> {
  // In development, React asks twice at first: what was asked for last is shown.
  const asked: Request[] = []
  page.on('request', (request) => request.url().includes('/captchaImage') && asked.push(request))
  await action()
  await expect(page.getByRole('img', { name: /验证码图片/ })).toBeVisible()
  const response = await asked.at(-1)?.response()
  if (!response) throw new Error('No captcha was asked for')
  return solveCaptcha((await response.json()).uuid)
}
