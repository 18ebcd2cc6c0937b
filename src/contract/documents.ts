import { z } from 'zod'
import { documentKinds } from '../domain/document-kinds'

/** A file offered for download. */
export const documentFile = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  /** Lower case, without a dot. */
  ext: z.string(),
  /** Bytes. */
  size: z.int().nonnegative(),
  /** `812KB` or `1.25MB` (spec: prod-api/file-sizes). */
  sizeText: z.string(),
  kind: z.enum(documentKinds),
  /** Edition and extent, may be empty. */
  note: z.string(),
  categoryId: z.int(),
  /** Can it be shown in the browser (PDF, picture, video, drawing; spec: common-parts/online-view)? */
  isViewable: z.boolean(),
  /** Of its pages, the one that has what was looked for. */
  page: z.int().optional(),
})
export type DocumentFile = z.infer<typeof documentFile>

/** A tab of the download centre with the number of its files. */
export const downloadCategory = z.object({ id: z.int(), name: z.string(), count: z.int() })
export type DownloadCategory = z.infer<typeof downloadCategory>
