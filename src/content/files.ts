import 'server-only'
import { environment } from '../lib/environment'

const base = environment.S3_PUBLIC_URL.replace(/\/$/, '')

/** Where a picture or video is served: root-relative, unless storage is external (spec: prod-api/file-addresses). */
export const mediaUrl = (filename: string) => `${base}/media/${encodeURIComponent(filename)}`

/** Where a document is served: always here, because the database says which of its files is published (record 0023). */
export const documentUrl = (filename: string) => `/files/${encodeURIComponent(filename)}`

/** Where staff gets a stored file of a document, a draft's too. */
export const draftUrl = (edition: string) => `/cms-api/documents/file/${encodeURIComponent(edition)}`
