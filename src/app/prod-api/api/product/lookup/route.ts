import { writingRoute } from '@/prod-api/guarded'
import { answerLookup } from '@/prod-api/product-lookup'

/** Codes are looked for here; beside the reading endpoints, which are one route (spec: prod-api/product-lookup). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = writingRoute(answerLookup)
