import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** How many backups of a folder stay, and for how long. */
export type Retention = { keep?: number; maxAgeMs?: number }

const COUNT = /^[1-9]\d{0,5}$/
const AGE = /^([1-9]\d{0,5})([dh])$/

/**
 * How long backups stay, as a command says it.
 *
 * @param asked a number, and a number of days (`30d`) or hours (`12h`)
 * @returns null when that means nothing
 */
export function retentionOf({ keep, maxAge }: { keep?: string | undefined; maxAge?: string | undefined }): Retention | null {
  const [, count, unit] = AGE.exec(maxAge ?? '') ?? []
  if ((keep !== undefined && !COUNT.test(keep)) || (maxAge !== undefined && count === undefined)) return null
  return {
    ...(keep && { keep: Number(keep) }),
    ...(count && { maxAgeMs: Number(count) * (unit === 'd' ? 86_400_000 : 3_600_000) }),
  }
}

const PREFIX = 'backup-'
const NAME = /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/

/** The name of a backup in a folder of them: by it they are sorted, and known from other files. */
export const backupName = (now: Date): string => `${PREFIX}${now.toISOString().replace(/[-:]|\.\d+/g, '')}.tar`

/**
 * Which backups are too old or too many. The newest one is never among them.
 *
 * @param names of a folder, whatever else is in it
 */
export function outdated(names: readonly string[], { keep = Infinity, maxAgeMs = Infinity }: Retention, now: Date): string[] {
  const newestFirst = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
  return newestFirst.filter((name, index) => index > 0 && (index >= keep || now.getTime() - timeOf(name) > maxAgeMs))
}

function timeOf(name: string): number {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** Removes them, and says which. */
export async function removeOutdated(folder: string, retention: Retention, now: Date): Promise<string[]> {
  const names = outdated(await readdir(folder), retention, now)
  for (const name of names) await rm(path.join(folder, name))
  return names
}
