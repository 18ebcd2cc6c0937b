import { createHash } from 'node:crypto'

/** A short name for some content: against mistakes, not against attackers. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 16)
}
