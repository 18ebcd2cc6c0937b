import path from 'node:path'
import { mediaFolder } from '../assets'
import type { Fixtures } from '../load-fixtures'
import type { Writer } from '../writer'

/** Pictures converted side by side: sharp works outside the event loop. */
const AT_ONCE = 4

/** Uploaded names are flat: `products/mcb-3p.webp` becomes `products-mcb-3p.webp`. */
export const mediaFilename = (file: string) => file.replaceAll('/', '-')

/** Uploads every picture and video of `media.yaml` that is not there yet. */
export async function seedMedia({ media }: Fixtures, writer: Writer): Promise<void> {
  const waiting = Object.entries(media)
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, alt] = next
      const name = mediaFilename(file)
      await writer.create({
        collection: 'media',
        key: name,
        data: () => ({ alt }),
        file: { path: path.join(mediaFolder, file), name },
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
