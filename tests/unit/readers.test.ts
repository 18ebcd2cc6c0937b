import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Reading of Payload's operations and of its database adapter. */
const READING = /\b(?:cms|payload)(?:\.db)?\.(?:find|findOne|findByID|findGlobal|findVersions|findDistinct|queryDrafts|count)\(/

const readersIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name))
    .filter((file) => READING.test(readFileSync(file, 'utf8')))
    .sort()

it('what visitors see is read in one place, which knows who may see what; its neighbours ask something else (record 0008)', () => {
  expect(['app', 'content', 'prod-api', 'shell', 'views'].flatMap((room) => readersIn(`src/${room}`))).toEqual([
    'src/content/explain-search.ts',
    'src/content/find.ts',
    'src/content/latest-drafts.ts',
    'src/content/previewed-document.ts',
    'src/content/retention.ts',
    'src/content/shared-draft.ts',
  ])
})
