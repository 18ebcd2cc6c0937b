import { ADDRESS_HEADER } from '../server/internal-headers.mjs'

/** Where a request comes from, as the server around the application has seen it. */
export const clientAddress = (request: Request) => request.headers.get(ADDRESS_HEADER) ?? 'unknown'
