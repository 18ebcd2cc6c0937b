import { writingRoute } from '@/prod-api/guarded'
import { answerLeaveMessageLookup } from '@/prod-api/leave-message-lookup'

/** Where the latest repair request or feedback of a phone number is looked up (spec: prod-api/lookup). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = writingRoute(answerLeaveMessageLookup)
