import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keptSheets } from '@/data-sheet/kept-sheets'

const folder = mkdtempSync(path.join(tmpdir(), 'sheets-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('what was written is read again, and what was not is null', async () => {
  const kept = keptSheets(path.join(folder, 'a'))
  expect(await kept.read('one.pdf')).toBeNull()
  await kept.write('one.pdf', Buffer.from('%PDF'))
  expect((await kept.read('one.pdf'))?.toString()).toBe('%PDF')
})

it('where there is no more room, those go that nobody has asked for the longest', async () => {
  const place = path.join(folder, 'b')
  const kept = keptSheets(place, 250)
  await kept.write('old.pdf', Buffer.alloc(100))
  await kept.write('asked.pdf', Buffer.alloc(100))
  for (const name of ['old.pdf', 'asked.pdf']) utimesSync(path.join(place, name), new Date(0), new Date(0))
  await kept.read('asked.pdf')
  const later = keptSheets(place, 250)
  await later.write('new.pdf', Buffer.alloc(100))
  expect(readdirSync(place).sort()).toEqual(['asked.pdf', 'new.pdf'])
})

it('a folder that can’t be written costs the keeping and nothing else', async () => {
  const blocked = path.join(folder, 'file')
  writeFileSync(blocked, '')
  const kept = keptSheets(blocked)
  await kept.write('one.pdf', Buffer.from('%PDF'))
  expect(await kept.read('one.pdf')).toBeNull()
})
