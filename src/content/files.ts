import 'server-only'
import { environment } from '../lib/environment'

const base = environment.S3_PUBLIC_URL.replace(/\/$/, '')

/** Where a picture or video is served: root-relative, unless storage is external (decision 3). */
export const mediaUrl = (filename: string) => `${base}/media/${encodeURIComponent(filename)}`

/** Where a document is served. */
export const documentUrl = (filename: string) => `${base}/files/${encodeURIComponent(filename)}`
