import type { UploadField } from 'payload'

type VideoOptions = { name: string; label: string; description?: string; required?: boolean }

/** One video out of the media library. */
export function video({ name, label, description, required = false }: VideoOptions): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label,
    required,
    filterOptions: { mimeType: { contains: 'video' } },
    admin: { description },
  }
}
