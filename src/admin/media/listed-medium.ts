import { z } from 'zod'
import { documentId } from '../../lib/document-id'

/** A picture or a video, as a list has it. */
export const listedMedium = z.object({
  id: documentId,
  filename: z.string().nullish(),
  alt: z.string().catch(''),
  altLater: z.boolean().nullish(),
  folder: z.string().nullish(),
  isUsed: z.boolean().nullish(),
  mimeType: z.string().catch(''),
  filesize: z.number().nullish().catch(null),
  width: z.number().nullish(),
  height: z.number().nullish(),
  url: z.string().nullish(),
  thumbnailURL: z.string().nullish(),
  updatedAt: z.string(),
})

export type ListedMedium = z.output<typeof listedMedium>

/** What stands for it where it has no words yet. */
export const nameOf = ({ alt, filename }: Pick<ListedMedium, 'alt' | 'filename'>): string => alt.trim() || filename || '未命名'

export const isVideo = ({ mimeType }: Pick<ListedMedium, 'mimeType'>): boolean => mimeType.startsWith('video/')
