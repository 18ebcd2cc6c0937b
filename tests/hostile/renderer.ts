import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100
const PAGE_BYTES = 4096

/** The process below the server that renders. */
export function rendererOf(serverPid: number): number {
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && isRenderer(Number(name), serverPid)) return Number(name)
  }
  throw new Error('The site has no renderer')
}

function isRenderer(pid: number, serverPid: number): boolean {
  try {
    return statOf(pid)[1] === String(serverPid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('renderer/main.mjs')
  } catch {
    // A process that has ended meanwhile.
    return false
  }
}

/** The fields after the name, which may hold spaces. */
const statOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').slice(1).join(') ').split(' ')

/** What the process has computed so far, whatever else the machine does: all of its threads together. */
export function computedSeconds(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** The memory that the process has, in MB. */
export const residentMb = (pid: number) =>
  Math.round((Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1024 ** 2)
