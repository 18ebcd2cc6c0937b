import process from 'node:process'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { fail, Problem } from '../lib/problem.mjs'

/** Runs a command, and ends the process with 0, or with 1 and what is wrong. Nobody else may read what it writes. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    process.umask(0o077)
    await run()
    process.exit(0)
  } catch (error) {
    fail(error)
  }
}

/** The arguments of the command line; a `Problem` with the usage where one is unknown. */
export function argumentsOf<Options extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: Options) {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch {
    throw new Problem(usage)
  }
}
