import type { UploadField } from 'payload'
import { type MediumOptions, picture } from './picture'

/** One video out of the media library. */
export const video = (options: MediumOptions): UploadField => ({
  ...picture({ ...options, shownAs: [] }),
  filterOptions: { mimeType: { contains: 'video' } },
})
