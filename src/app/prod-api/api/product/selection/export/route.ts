import { writingRoute } from '@/prod-api/guarded'
import { answerSelectionExport } from '@/prod-api/selection-list'

/** A selection list as a file (spec: selection-list/export). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = writingRoute(answerSelectionExport)
