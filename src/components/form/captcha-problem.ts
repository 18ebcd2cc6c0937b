import type { Problem } from '@/contract/form-rules'
import { captchaMessages } from '@/contract/request-lookup'

/** What the server says about a captcha belongs to its field (spec: service/captcha-validity). */
export function captchaProblem(message: string): Problem<{ code: string }> | null {
  const isAboutCaptcha = message === captchaMessages.wrong || message === captchaMessages.expired
  return isAboutCaptcha ? { field: 'code', message } : null
}
