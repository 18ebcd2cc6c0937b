import { z } from 'zod'
import { viewableKinds } from '../domain/viewable-kinds'

/** A file of this site that the browser can show. */
export const viewableFile = z.object({
  kind: z.enum(viewableKinds),
  url: z.string(),
  /** The document's name, or the name of the file. */
  name: z.string(),
  /** What it is called when it is saved. */
  downloadName: z.string(),
  /** What a picture shows, may be empty. */
  alt: z.string(),
})
export type ViewableFile = z.infer<typeof viewableFile>
