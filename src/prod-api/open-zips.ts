import 'server-only'
import { TooManyRequests } from '../limits/too-many-requests'

/** A zip lasts as long as its reader is slow: each keeps a file open and a buffer full. */
const MOST_OF_ADDRESS = 8
const MOST = 64

const RETRY_SECONDS = 30

const open = new Map<string, number>()

/**
 * Counts a zip that is being sent.
 *
 * @returns to be called when it has ended, however
 * @throws TooManyRequests when an address, or all together, have too many
 */
export function openZip(address: string): () => void {
  const own = open.get(address) ?? 0
  const all = [...open.values()].reduce((sum, count) => sum + count, 0)
  if (own >= MOST_OF_ADDRESS || all >= MOST) throw new TooManyRequests(RETRY_SECONDS)
  open.set(address, own + 1)
  let isOpen = true
  return () => {
    if (!isOpen) return
    isOpen = false
    const left = (open.get(address) ?? 1) - 1
    if (left > 0) open.set(address, left)
    else open.delete(address)
  }
}
