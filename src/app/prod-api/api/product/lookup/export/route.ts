import { writingRoute } from '@/prod-api/guarded'
import { answerLookupExport } from '@/prod-api/lookup-export'

/** A looked-up list as a workbook (spec: lookup/export). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = writingRoute(answerLookupExport)
