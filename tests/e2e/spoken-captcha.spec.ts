import { solveCaptcha } from '../support/solve-captcha'
import { open, toast } from './forms'
import { expect, test } from './test'

test.use({ expectedMessages: /Failed to load resource/ })

test('a captcha comes when the line is back; it can be listened to instead, and its answer is taken', async ({ page, context }) => {
  let isCut = true
  await page.route('**/prod-api/captchaImage*', (route) => (isCut ? route.abort() : route.continue()))
  await open(page, '/Feedback')
  await page.getByRole('button', { name: '点击查询提交信息' }).click()
  const dialog = page.getByRole('dialog')
  const picture = dialog.getByRole('img', { name: /^验证码图片/ })
  await expect(dialog.getByRole('button', { name: '加载失败，点击重试' })).toBeVisible()
  isCut = false
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(picture).toBeVisible()

  isCut = true
  const drawn = await picture.getAttribute('src')
  await dialog.getByRole('button', { name: '听语音验证码' }).click()
  await expect(toast(page, '语音验证码加载失败，请重试')).toContainText('网络连接中断')
  await expect(picture, 'the one that is there is still good').toHaveAttribute('src', drawn ?? '')
  isCut = false
  const answering = page.waitForResponse((response) => response.url().includes('captchaImage?spoken=true'))
  await dialog.getByRole('button', { name: '听语音验证码' }).click()
  const { uuid } = await (await answering).json()
  const player = dialog.getByLabel('语音验证码', { exact: true })
  await expect(player).toBeVisible()
  // The browser understands the sound, and the policy of the page allows it.
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(2)

  await dialog.getByLabel('手机号').fill('13700000000')
  await dialog.getByRole('textbox', { name: '验证码' }).fill(await solveCaptcha(uuid))
  await dialog.getByRole('button', { name: '查询' }).click()
  // The captcha was right: the answer is about the number.
  await expect(page.getByText('未查询到相关信息').first()).toBeVisible()
})
