import { writingRoute } from '@/prod-api/guarded'
import { answerListLookup } from '@/prod-api/product-lookup'

/** A pasted list or a file with codes (spec: prod-api/list-lookup). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = writingRoute(answerListLookup)
