import { dispatch } from '@/prod-api/dispatch'
import { readingRoute } from '@/prod-api/guarded'

/** The same as `/prod-api/captchaImage`, at the address that older clients use (decision 3). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = readingRoute((request) => dispatch('/captchaImage', request))
