import { docsPage } from '@/prod-api/docs-page'
import { readingRoute } from '@/prod-api/guarded'

/** The OpenAPI document as a page to read. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = readingRoute(
  async () => new Response(docsPage(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
)
