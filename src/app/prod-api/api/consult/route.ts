import { answerConsult } from '@/prod-api/consult'
import { writingRoute } from '@/prod-api/guarded'

/** Where consultations are sent; beside the reading endpoints, which are one route (spec: prod-api/consult). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = writingRoute(answerConsult)
