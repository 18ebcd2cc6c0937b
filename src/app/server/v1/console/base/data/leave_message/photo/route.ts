import { writingRoute } from '@/prod-api/guarded'
import { answerRequestPhoto } from '@/prod-api/request-photo'

/** Where photos go ahead of their repair request (spec: prod-api/request-photo). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = writingRoute(answerRequestPhoto)
