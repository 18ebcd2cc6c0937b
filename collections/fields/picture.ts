import type { UploadField } from 'payload'

type PictureOptions = { name: string; label: string; description?: string; required?: boolean }

/** One picture out of the media library. */
export function picture({ name, label, description, required = false }: PictureOptions): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label,
    required,
    filterOptions: { mimeType: { contains: 'image' } },
    admin: { description },
  }
}
