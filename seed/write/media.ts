import path from 'node:path'
import type { Payload } from 'payload'
import { firstWidths } from '../../src/lib/media-widths'
import { mediaFolder } from '../assets'
import type { Fixtures } from '../load-fixtures'
import type { Writer } from '../writer'

/** Pictures converted side by side: sharp works outside the event loop. */
const AT_ONCE = 4

/** Uploaded names are flat: `products/mcb-3p.webp` becomes `products-mcb-3p.webp`. */
export const mediaFilename = (file: string) => file.replaceAll('/', '-')

/** Has this process make few widths of each picture, which take most of the time: a site that runs makes the others (record 0045). */
export function makeFirstWidthsOnly({ collections }: Payload): void {
  const { upload } = collections.media.config
  const names: readonly string[] = firstWidths.map((width) => `w${width}`)
  upload.imageSizes = upload.imageSizes?.filter(({ name }) => names.includes(name))
}

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
