import { writingRoute } from '@/prod-api/guarded'
import { answerLeaveMessage } from '@/prod-api/leave-message'

/** Where repair requests and feedback are sent (decision 3). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = writingRoute(answerLeaveMessage)
