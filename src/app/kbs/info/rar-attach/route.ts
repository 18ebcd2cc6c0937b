import { readingRoute } from '@/prod-api/guarded'
import { answerZip } from '@/prod-api/zip'

/** A zip of chosen attachments (spec: prod-api/zip). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = readingRoute(answerZip)
