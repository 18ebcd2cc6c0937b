import { readingRoute } from '@/prod-api/guarded'
import { answerZip } from '@/prod-api/zip'

/** A zip of chosen attachments (decision 3). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = readingRoute(answerZip)
