import { unzipSync } from 'fflate'
import { digest } from './digest'

/** What a file says, without what the tool that wrote it adds: bytes to compare. */
export function content(file: string, bytes: Uint8Array): Uint8Array | string {
  if (/\.(zip|xlsx)$/.test(file)) return unpacked(bytes)
  if (file.endsWith('.pdf')) return withoutProducer(bytes)
  return bytes
}

/** Versions of zlib pack differently. */
const unpacked = (bytes: Uint8Array): string =>
  Object.entries(unzipSync(bytes))
    .map(([name, inside]) => `${name} ${digest(inside)}\n`)
    .join('')

/** Each version of Chromium writes its own number. */
const withoutProducer = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/\/Producer \([^)]*\)/, '')
