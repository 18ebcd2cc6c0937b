import { writingRoute } from '@/prod-api/guarded'
import { answerLeaveMessage } from '@/prod-api/leave-message'

/** Where repair requests and feedback are sent (spec: prod-api/leave-message). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = writingRoute(answerLeaveMessage)
