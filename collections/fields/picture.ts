import type { UploadField } from 'payload'
import type { PictureShapeName } from '../../src/domain/picture-shapes'

/** How editors see a field that names something of the media library. */
export type MediumOptions = { name: string; label: string; description?: string; required?: boolean }

type PictureOptions = MediumOptions & {
  /** Where the site shows it: so large it must be (src/domain/picture-shapes.ts). */
  shownAs: readonly PictureShapeName[]
}

/** One picture out of the media library. */
export function picture({ name, label, description, required = false, shownAs }: PictureOptions): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label,
    required,
    filterOptions: { mimeType: { contains: 'image' } },
    custom: { shownAs },
    admin: { description, components: { Cell: '/src/admin/media/picture-cell#PictureCell' } },
  }
}
