import type { UploadField } from 'payload'

/** How editors see a field that names something of the media library. */
export type MediumOptions = { name: string; label: string; description?: string; required?: boolean }

/** One picture out of the media library. */
export function picture({ name, label, description, required = false }: MediumOptions): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label,
    required,
    filterOptions: { mimeType: { contains: 'image' } },
    admin: { description, components: { Cell: '/src/admin/media/picture-cell#PictureCell' } },
  }
}
