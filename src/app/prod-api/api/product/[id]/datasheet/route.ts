import { answerDataSheet } from '@/prod-api/data-sheet'
import { readingRoute } from '@/prod-api/guarded'

/** A product on paper (spec: data-sheet/address). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = readingRoute((request) =>
  answerDataSheet(request, new URL(request.url).pathname.split('/').at(-2) ?? ''),
)
