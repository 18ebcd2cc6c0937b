import { json } from '@/prod-api/answers'
import { readingRoute } from '@/prod-api/guarded'
import { openApiDocument } from '@/prod-api/openapi'

/** The OpenAPI document of `/prod-api`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = readingRoute(async () => json(openApiDocument()))
