import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openTakenRows } from '@/legacy-import/requests/taken-rows'

it('what was taken over stays known, also behind a mark that a full disk has cut off', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'taken-'))
  try {
    openTakenRows(folder).add('first')
    appendFileSync(path.join(folder, 'legacy-import/taken-requests.txt'), 'seco')
    openTakenRows(folder).add('second')
    const again = openTakenRows(folder)
    expect(['first', 'second', 'third'].map((mark) => again.has(mark))).toEqual([true, true, false])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
