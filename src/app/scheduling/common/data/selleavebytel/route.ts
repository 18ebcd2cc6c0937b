import { writingRoute } from '@/prod-api/guarded'
import { answerLeaveMessageLookup } from '@/prod-api/leave-message-lookup'

/** Where the latest repair request or feedback of a phone number is looked up (decision 3). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = writingRoute(answerLeaveMessageLookup)
