import { existsSync } from 'node:fs'
import path from 'node:path'
import { project } from '../paths'
import { committedAssets, committedDigest, type Made, readRecord } from './record'
import { type Step, steps } from './steps'

/** What is wrong with the committed files, a sentence each. */
export async function problems(made: Made = readRecord()): Promise<string[]> {
  const files = steps.flatMap((step) => step.files.map((file) => ({ step, file })))
  const known = new Set(files.map(({ file }) => file))
  const strangers = [...new Set([...committedAssets(), ...Object.keys(made)])].filter((file) => !known.has(file))
  const found: (string | undefined)[] = strangers.map((file) => `${file}: no generator makes it`)
  for (const { step, file } of files) found.push(await problemOf(step, file, made))
  return found.filter((problem) => problem !== undefined)
}

async function problemOf(step: Step, file: string, made: Made): Promise<string | undefined> {
  const entry = made[file]
  if (!existsSync(path.join(project, file))) return `${file}: not there; remake ${step.name} makes it`
  if (!entry) return `${file}: not in made.json; remake ${step.name} makes it`
  if (entry.is !== committedDigest(file)) return `${file}: changed since it was made`
  if (entry.from !== (await step.source(file)))
    return `${file}: its sources have changed since it was made; remake ${step.name} makes it anew`
  return undefined
}
