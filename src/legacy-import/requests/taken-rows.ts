import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What has been taken over before, by keyed hashes: they say nothing of anybody. */
export type TakenRows = { has: (mark: string) => boolean; add: (mark: string) => void }

/** @param folder of the data of this site */
export function openTakenRows(folder: string): TakenRows {
  const file = path.join(folder, 'legacy-import', 'taken-requests.txt')
  mkdirSync(path.dirname(file), { recursive: true })
  const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // Behind a mark that a full disk has cut off, the next one would be none either.
  if (written !== '' && !written.endsWith('\n')) appendFileSync(file, '\n')
  const marks = new Set(written.split('\n'))
  return {
    has: (mark) => marks.has(mark),
    add(mark) {
      if (marks.has(mark)) return
      marks.add(mark)
      appendFileSync(file, `${mark}\n`)
    },
  }
}
