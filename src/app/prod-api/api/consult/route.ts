import { answerConsult } from '@/prod-api/consult'
import { writingRoute } from '@/prod-api/guarded'

/** Where consultations are sent; beside the reading endpoints, which are one route (decision 3). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = writingRoute(answerConsult)
