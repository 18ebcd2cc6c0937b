import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import process from 'node:process'

/** What is ordered and has no process yet. */
export const NOBODY = 'nobody'

/** So long after its last sign of life a process counts as gone. */
const SILENT_MS = 60_000

/**
 * Where a process's number means this process: since when the machine runs, and which container. Containers have equal names, and each counts its
 * processes from 1; so does a machine that has started again.
 */
const HERE = [hostname(), ...spaceOfNumbers()].join('/')

/** This process, in this life: another one can come to have its number. */
export const OWNER = `${HERE} ${process.pid} ${randomUUID().slice(0, 8)}`

type Owned = { owner?: string | null | undefined; beatAt?: string | null | undefined }

/** Is there a process that works on it, as far as can be told? */
export function isAlive({ owner, beatAt }: Owned): boolean {
  if (!owner || owner === NOBODY || !beatAt) return false
  return owner === OWNER || (Date.parse(beatAt) > Date.now() - SILENT_MS && !hasEnded(owner))
}

/** Is it a process of which can be told from here that it has ended? Of others nobody knows but by their silence. */
function hasEnded(owner: string): boolean {
  const [where, pid] = owner.split(' ')
  if (where !== HERE) return false
  if (Number(pid) === process.pid) return true
  try {
    return !process.kill(Number(pid), 0)
  } catch (error) {
    return Reflect.get(Object(error), 'code') === 'ESRCH'
  }
}

/** As Linux says it; on other systems processes are told by the name of the machine. */
function spaceOfNumbers(): string[] {
  try {
    const since = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return [since, readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')]
  } catch {
    return []
  }
}
