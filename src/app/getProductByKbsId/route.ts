import { readingRoute } from '@/prod-api/guarded'
import { answerInstructionBook } from '@/prod-api/instruction-book'

/** The instruction book of a product by its knowledge-base number (spec: prod-api/manual). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = readingRoute(answerInstructionBook)
