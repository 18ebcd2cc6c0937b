import { photoLimits } from '@/contract/service-request'

/**
 * Larger ones are made smaller before they are sent: the server keeps no more pixels than that anyway (spec: service/repair-photos),
 * and on a weak line every second counts.
 */
const SHRINK_ABOVE = 2 * 1024 * 1024

/** How a file begins, whatever its name and type say. */
const beginnings: ((head: Uint8Array) => boolean)[] = [
  ([a, b, c]) => a === 0xff && b === 0xd8 && c === 0xff,
  ([a, b, c, d]) => a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47,
  (head) => textAt(head, 0) === 'RIFF' && textAt(head, 8) === 'WEBP',
]

const textAt = (head: Uint8Array, start: number) => String.fromCharCode(...head.subarray(start, start + 4))

/** What can be sent, or why not. */
export type Prepared = { file: File; problem: '' } | { file: null; problem: string }

/**
 * Makes a chosen file ready to be sent: what is no picture is named at once, what is large becomes smaller.
 */
export async function preparePhoto(file: File): Promise<Prepared> {
  const head = await beginningOf(file)
  if (!head) return refused(file, photoLimits.messages.unreadable)
  if (!beginnings.some((fits) => fits(head))) return refused(file, photoLimits.messages.type)
  if (file.size <= SHRINK_ABOVE) return { file, problem: '' }
  const smaller = await shrunk(file)
  if (smaller && smaller.size < file.size) return { file: smaller, problem: '' }
  return file.size <= photoLimits.bytes ? { file, problem: '' } : refused(file, photoLimits.messages.size)
}

/** Null when the device doesn't hand the file over: it is in a cloud, or gone since it was chosen. */
async function beginningOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, 12).arrayBuffer())
  } catch {
    return null
  }
}

const refused = ({ name }: File, message: string): Prepared => ({ file: null, problem: `${message}：${name}` })

/** Null when the browser can't, or what makes it smaller could not be loaded. */
async function shrunk(file: File): Promise<File | null> {
  try {
    const { shrinkPhoto } = await import('./shrink-photo')
    return await shrinkPhoto(file)
  } catch {
    return null
  }
}
