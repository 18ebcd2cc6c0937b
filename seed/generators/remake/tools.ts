import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { generators, workFolder } from '../paths'

/** Debian's own: the modules that are asked for come as its packages. */
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3'

/** What a step cannot do without: programs, and modules of Python. */
export type Needs = { programs?: readonly string[]; modules?: readonly string[]; files?: readonly string[] }

/** Which of them are not there. */
export function missing({ programs = [], modules = [], files = [] }: Needs): string[] {
  return [
    ...programs.filter((name) => spawnSync('which', [name]).status !== 0),
    ...modules.filter((name) => spawnSync(PYTHON, ['-c', `import ${name}`]).status !== 0).map((name) => `Python’s ${name}`),
    ...files.filter((file) => !existsSync(file)),
  ]
}

/**
 * Runs one of the scripts in `art/` or `fonts/`; what it says goes to `.cache/work/log`.
 *
 * @param into the folder that gets what it makes, laid out like the project
 */
export function runScript(into: string, program: string, args: readonly string[], folder = 'art'): void {
  mkdirSync(workFolder, { recursive: true })
  const log = path.join(workFolder, 'log')
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: path.join(generators, folder),
    env: { ...process.env, DEMO_INTO: into, ART_TMP: workFolder, ART_NOISE: '.04', SPP: '28', PYTHONDONTWRITEBYTECODE: '1' },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  appendFileSync(log, `== ${program} ${args.join(' ')}\n${stdout}${stderr}\n`)
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed; ${log} says why`)
}

export const python = (into: string, args: readonly string[], folder?: string): void => runScript(into, PYTHON, args, folder)

/** Blender, with a script and the script's own arguments. */
export const blender = (into: string, script: string, args: readonly string[]): void =>
  runScript(into, 'blender', ['-b', '-P', path.join(generators, 'art', script), '--', ...args])
