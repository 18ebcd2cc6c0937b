import type { BasePayload } from 'payload'
import { firstWidths } from '../lib/media-widths'

/** Has this process make few widths of each picture, which take most of the time: a site that runs makes the others (record 0045). */
export function makeFirstWidthsOnly({ collections }: BasePayload): void {
  const { upload } = collections.media.config
  const names: readonly string[] = firstWidths.map((width) => `w${width}`)
  upload.imageSizes = upload.imageSizes?.filter(({ name }) => names.includes(name))
}
