import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { uprightPicture } from '../../src/lib/upright-picture'

const cropping = z.object({ crop: z.object({}) })

/** Editors crop a picture as they see it; Payload would cut it as it lies in its file. */
export const turnUprightToCrop: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!req.file || !cropping.safeParse(req.query?.uploadEdits).success) return args
  req.file.data = await uprightPicture(req.file.data)
  req.file.size = req.file.data.length
  return args
}
