import { answerCompareExport } from '@/prod-api/compare-export'
import { readingRoute } from '@/prod-api/guarded'

/** Products beside one another as a workbook (spec: comparison/export). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = readingRoute(answerCompareExport)
