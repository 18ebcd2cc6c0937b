import { expect, it } from 'vitest'
import { describeDocument, searched } from '@/finding/describe-document'

/** SQLite gives null for what is empty, MongoDB nothing. */
it.each(Object.keys(searched) as (keyof typeof searched)[])('of %s all that may be empty may be missing', (slug) => {
  const names = ['description', 'overview', 'content', 'summary', 'kbsId', 'parameters', 'note']
  const ofSqlite = describeDocument(slug, { title: 'HM3', name: 'HM3', ...Object.fromEntries(names.map((name) => [name, null])) })
  expect(describeDocument(slug, { title: 'HM3', name: 'HM3' })).toEqual(ofSqlite)
  expect(ofSqlite.title).toBe('HM3')
})
