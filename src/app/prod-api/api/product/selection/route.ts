import { writingRoute } from '@/prod-api/guarded'
import { answerSelection } from '@/prod-api/selection-list'

/** What the rows of a selection list are (spec: prod-api/selection-list). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = writingRoute(answerSelection)
