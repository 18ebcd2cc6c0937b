import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** The demo content lies beside the tests: the site under test was seeded from it. */
export const fixtureFolder = path.resolve(import.meta.dirname, '../../../seed/fixtures')

type Entry = { id: number | string; sort?: number; publishedAt: string }

/** The entries of a kind of fixture: of its file, or of the files in its folder. */
export function fixtures(kind: 'products' | 'stories' | 'solutions' | 'news' | 'trainings' | 'documents'): Entry[] {
  const folder = path.join(fixtureFolder, kind)
  const files = kind === 'trainings' ? [`${folder}.yaml`] : readdirSync(folder).map((name) => path.join(folder, name))
  return files.flatMap((file) => parse(readFileSync(file, 'utf8')) as Entry[])
}

/** Where an entry belongs in a list: the editor's sort number first, then newest first. */
export function compareEntries(one: Entry, other: Entry): number {
  return (one.sort ?? 100) - (other.sort ?? 100) || other.publishedAt.localeCompare(one.publishedAt)
}
