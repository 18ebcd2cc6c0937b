import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import process from 'node:process'

/** What is ordered and has no process yet. */
export const NOBODY = 'nobody'

/** So long after its last sign of life a process counts as gone. */
const SILENT_MS = 60_000

/** This process, in this life: a container that starts again can have the same name and number. */
export const OWNER = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`

type Owned = { owner?: string | null | undefined; beatAt?: string | null | undefined }

/** Is there a process that works on it, as far as can be told? */
export function isAlive({ owner, beatAt }: Owned): boolean {
  if (!owner || owner === NOBODY || !beatAt) return false
  return owner === OWNER || (Date.parse(beatAt) > Date.now() - SILENT_MS && !hasEnded(owner))
}

/** Is it a process of this machine of which is known that it has ended? */
function hasEnded(owner: string): boolean {
  const [host, pid] = owner.split(' ')
  if (host !== hostname()) return false
  if (Number(pid) === process.pid) return true
  try {
    return !process.kill(Number(pid), 0)
  } catch (error) {
    return Reflect.get(Object(error), 'code') === 'ESRCH'
  }
}
