import { dispatch } from '@/prod-api/dispatch'
import { readingRoute } from '@/prod-api/guarded'

/** The same as `/prod-api/captchaImage`, at the address that older clients use (spec: prod-api/captcha-address). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = readingRoute((request) => dispatch('/captchaImage', request))
