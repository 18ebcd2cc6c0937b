import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder whose disk can be filled to the last byte. */
export type SmallDisk = {
  folder: string
  /** What a site on it is started with. */
  environment: Record<string, string>
  /** @param leaving so many bytes, which none are mounted for where a driver fails instead */
  fill: (leaving?: number) => void
  free: () => void
  remove: () => void
}

/** A small file system of its own; where none may be mounted, a driver that fails as it does on a full disk. */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  return status === 0 ? mounted(folder) : failing(folder)
}

function mounted(folder: string): SmallDisk {
  const filler = path.join(folder, 'filler')
  return {
    folder,
    environment: {},
    fill: (leaving = 0) => {
      // One large piece and then ever smaller ones: nothing is left.
      for (let bytes = 1 << 24; bytes >= 512; bytes >>= 1) while (fits(filler, bytes));
      if (leaving > 0) truncateSync(filler, Math.max(0, statSync(filler).size - leaving))
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function fits(file: string, bytes: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    return true
  } catch {
    return false
  }
}

function failing(folder: string): SmallDisk {
  const fault = `${folder}.fault`
  const driver = path.resolve('tests/faults/failing-driver.mjs')
  return {
    folder,
    environment: { NODE_OPTIONS: `--import ${driver}`, DRIVER_FAULT_FILE: fault },
    fill: () => writeFileSync(fault, 'commit'),
    free: () => rmSync(fault, { force: true }),
    remove: () => {
      rmSync(fault, { force: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
