/** A file of this site: in which folder it lies, and its name. */
export type FileAddress = { folder: 'files' | 'media'; filename: string }

/** Where files of this site may be. */
export type FilePlaces = {
  /** The site's own hosts, with their ports. */
  hosts: readonly string[]
  /** The address of external storage, or empty. */
  storage: string
}

/**
 * Which file of this site an address means; null for every other address (spec: viewers/viewable-files). The address comes from
 * outside: it is read as a browser reads it, and nobody gets it back. What is shown is an address made anew from the answer.
 *
 * @param address root-relative, or absolute on one of the places
 */
export function parseFileAddress(address: string, { hosts, storage }: FilePlaces): FileAddress | null {
  const [host = 'localhost'] = hosts
  const url = parseUrl(address, `https://${host}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  const path = hosts.includes(url.host) ? url.pathname : pathInStorage(url, storage)
  const [, folder, encoded = ''] = /^\/(files|media)\/([^/]+)$/.exec(path ?? '') ?? []
  const filename = decode(encoded)
  if (!folder || !isFilename(filename)) return null
  return { folder: folder === 'files' ? 'files' : 'media', filename }
}

function parseUrl(address: string, base: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

function pathInStorage(url: URL, storage: string): string | null {
  const base = storage ? parseUrl(storage, storage) : null
  if (!base || url.origin !== base.origin) return null
  const root = base.pathname.replace(/\/$/, '')
  return url.pathname.startsWith(`${root}/`) ? url.pathname.slice(root.length) : null
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}

/** A name within its folder: no way up or down, nothing hidden. */
const isFilename = (name: string) => name !== '' && !name.startsWith('.') && !/[/\\\p{Cc}]/u.test(name)

/** Where a picture or video of this site is, as a path. */
export const addressOfMedium = (filename: string) => `/media/${encodeURIComponent(filename)}`
