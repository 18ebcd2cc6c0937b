import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { generators, project } from '../paths'
import { digest } from './digest'

/** What each committed file is, and what it was made from. */
const record = z.record(z.string(), z.strictObject({ is: z.string(), from: z.string() }))
export type Made = z.output<typeof record>

const FILE = path.join(generators, 'made.json')

export const readRecord = (): Made => (existsSync(FILE) ? record.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : {})

export function writeRecord(made: Made): void {
  const sorted = Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

export const committedDigest = (file: string): string => digest(readFileSync(path.join(project, file)))

/** Every committed picture, drawing, model and document of the demo content. */
export const committedAssets = (): string[] =>
  readdirSync(path.join(project, 'seed/assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(project, path.join(parentPath, name)))
    .sort()
