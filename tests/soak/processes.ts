import { readdirSync, readFileSync } from 'node:fs'

export type Usage = { memoryMb: number; descriptors: number }

/**
 * What a process and all that it started hold (Linux).
 *
 * @returns memory: resident, of all together; descriptors: open files and sockets
 */
export function usageOf(pid: number): Usage {
  const parents = new Map(processes().map((one) => [one, Number(statusOf(one, 'PPid'))]))
  const family = [pid]
  for (const one of family) for (const [child, parent] of parents) if (parent === one) family.push(child)
  return {
    memoryMb: sum(family.map((one) => Number(statusOf(one, 'VmRSS')) / 1024)),
    descriptors: sum(family.map(descriptorsOf)),
  }
}

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

function statusOf(pid: number, name: string): string {
  try {
    return new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
  } catch {
    // It has ended since.
    return '0'
  }
}

function descriptorsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}
