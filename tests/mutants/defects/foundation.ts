import type { Defect } from '../defect'

/** What everything stands on: small helpers, rules, the database, files, backups. */
export const foundation: readonly Defect[] = [
  {
    name: 'A cell that begins with a minus is run as a formula by whoever opens the exported file',
    file: 'src/lib/csv.ts',
    find: '[=+\\-@＝＋－＠]',
    replace: '[=+@＝＋＠]',
    noticedBy: 'tests/unit/csv.test.ts',
  },
  {
    name: 'The data for search engines can end its script element: what an editor wrote becomes HTML',
    file: 'src/lib/json-ld.ts',
    find: ".replaceAll('<', '\\\\u003c')",
    replace: '',
    noticedBy: 'tests/unit/search-engines.test.ts',
  },
  {
    name: 'A shared preview link never expires',
    file: 'src/domain/preview-link.mjs',
    find: 'return expires > now ? { document, expires } : null',
    replace: 'return { document, expires }',
    noticedBy: 'tests/unit/preview-link.test.ts',
  },
  {
    name: 'Secrets are hidden from the log only under names in lower case',
    file: 'src/lib/log-privacy.mjs',
    find: 'HIDDEN_KEYS.has(key.toLowerCase())',
    replace: 'HIDDEN_KEYS.has(key)',
    noticedBy: 'tests/unit/log.test.ts',
  },
  {
    name: 'A client gets as many rows on a page as it asks for, a million, too',
    file: 'src/contract/paging.ts',
    find: '.transform((size) => Math.min(size, MAX_PAGE_SIZE))',
    replace: '',
    noticedBy: 'tests/unit/paging.test.ts',
  },
  {
    name: 'A field of a form counts as filled in when it holds blanks alone',
    file: 'src/contract/form-rules.ts',
    find: "textOf(values, field).trim() === ''",
    replace: "textOf(values, field) === ''",
    noticedBy: 'tests/unit/form-problems.test.ts',
  },
  {
    name: 'Deleting a published document does not raise the content version: visitors go on seeing it',
    file: 'src/database/content-version.ts',
    find: "'deleteOne', 'deleteMany', 'upsert', 'createGlobal'",
    replace: "'upsert', 'createGlobal'",
    noticedBy: 'tests/faults/content-version.test.ts',
  },
  {
    name: 'Nobody waits for the turn to write: two transactions are open at once',
    file: 'src/database/write-queue.ts',
    find: '    await before\n',
    replace: '',
    noticedBy: 'tests/unit/write-queue.test.ts',
  },
  {
    name: 'What waits for the end of a transaction is forgotten when the transaction fails: files of refused uploads stay',
    file: 'src/database/after-transaction.ts',
    find: '        await end.call(adapter, id)\n      } finally {\n        await runWaiting(await id)\n      }',
    replace:
      '        await end.call(adapter, id)\n        await runWaiting(await id)\n      } finally {\n        waiting.delete(await id)\n      }',
    noticedBy: 'tests/faults/media-files.test.ts',
    test: 'an upload leaves nothing behind',
  },
  {
    name: 'A write that is not committed is told as a success',
    file: 'src/database/sqlite-transactions.ts',
    find: '        throw new NotStored(error)\n',
    replace: '        new NotStored(error)\n',
    noticedBy: 'tests/faults/failed-commit.test.ts',
  },
  {
    name: 'The file of an older version is thrown away, because only documents are asked whether they use it',
    file: 'src/storage/files-in-use.ts',
    find: "  const versions = await db.countVersions({ collection: COLLECTION, where: naming(edition, 'version.') })\n  return versions.totalDocs > 0",
    replace: '  return false',
    noticedBy: 'tests/faults/file-editions.test.ts',
  },
  {
    name: 'Of an external storage only the first thousand files are listed',
    file: 'src/storage/s3-store.ts',
    find: 'ContinuationToken = page.NextContinuationToken',
    replace: 'ContinuationToken = undefined',
    noticedBy: 'tests/unit/s3-store.test.ts',
  },
  {
    name: 'A backup skips the folders within folders, and with them the private photos',
    file: 'src/backup/sources.ts',
    find: 'if (kind?.isDirectory()) found.push(...(await filesBelow(dataDir, relative)))\n    else if (kind)',
    replace: 'if (kind && !kind.isDirectory())',
    noticedBy: 'tests/faults/backup.test.ts',
    test: 'comes back as it was',
  },
]
