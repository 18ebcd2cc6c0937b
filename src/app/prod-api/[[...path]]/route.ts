import { dispatch } from '@/prod-api/dispatch'
import { readingRoute } from '@/prod-api/guarded'

/** Every endpoint of `/prod-api`; the table is `src/contract/prod-api/endpoints.ts`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = readingRoute((request) =>
  dispatch(new URL(request.url).pathname.slice('/prod-api'.length), request),
)
