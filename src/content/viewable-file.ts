import 'server-only'
import { type ViewableFile, viewableFile } from '../contract/viewable-file'
import { viewableKindOf } from '../domain/viewable-kinds'
import { environment } from '../lib/environment'
import { parseFileAddress } from '../lib/file-address'
import { extensionOf } from '../lib/file-sizes'
import { documentUrl, mediaUrl } from './files'
import { find } from './find'
import { visitor } from './viewer'

const siteHosts = environment.SITE_URL ? [new URL(environment.SITE_URL).host] : []

/**
 * The file that an address means, when it is a published file of this site that can be shown (spec: viewers/viewable-files).
 *
 * @param address as it came in the query of the viewer
 * @param host of the request, as the browser named it
 */
export async function findViewableFile(address: string, host: string): Promise<ViewableFile | null> {
  const file = parseFileAddress(address, { hosts: [...siteHosts, host.toLowerCase()], storage: environment.S3_PUBLIC_URL })
  if (!file) return null
  const { folder, filename } = file
  const ext = extensionOf(filename)
  const kind = viewableKindOf(ext)
  if (!kind) return null
  const texts = folder === 'files' ? await documentTexts(filename, ext) : await mediumTexts(filename)
  if (!texts) return null
  const url = folder === 'files' ? documentUrl(filename) : mediaUrl(filename)
  return viewableFile.parse({ kind, url, ...texts })
}

type Texts = Pick<ViewableFile, 'name' | 'downloadName' | 'alt'>

async function documentTexts(filename: string, ext: string): Promise<Texts | null> {
  const { docs } = await find(visitor, {
    collection: 'documents',
    where: { filename: { equals: filename } },
    select: { name: true },
    limit: 1,
    pagination: false,
  })
  const name = docs[0]?.name
  return name === undefined ? null : { name, downloadName: `${name}.${ext}`, alt: name }
}

async function mediumTexts(filename: string): Promise<Texts | null> {
  const { docs } = await find(visitor, {
    collection: 'media',
    where: { filename: { equals: filename } },
    select: { alt: true },
    limit: 1,
    pagination: false,
  })
  const alt = docs[0]?.alt
  return alt === undefined ? null : { name: filename, downloadName: filename, alt }
}
