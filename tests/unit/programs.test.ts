import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { bundleOf, bundlePrograms, PROGRAMS, STAMP_FILE } from '@/server/programs.mjs'

const runner = path.resolve('src/server/run.mjs')
const tree = mkdtempSync(path.join(tmpdir(), 'programs-'))

afterAll(() => rmSync(tree, { recursive: true }))

/** Of a small tree with the same programs. */
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
  writeFileSync(path.join(tree, file), text)
}
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: tree, encoding: 'utf8' }).trim()
const bundling = `(await import(${JSON.stringify(path.resolve('src/server/programs.mjs'))})).bundlePrograms()`
const bundle = () => node('--input-type=module', '--eval', bundling)

it('a program is run from its bundle until one of its sources is another, and then from these', () => {
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', '{}')
  for (const program of PROGRAMS) write(program, '')
  write('seed/greeting.ts', "export const greeting: string = 'first'")
  write(
    'seed/run.ts',
    "import { greeting } from './greeting'\nconsole.log(greeting, process.argv.slice(2).join(' '), import.meta.url.split('/').at(-1))",
  )
  const run = () => node(runner, 'seed/run.ts', '--if-empty', 'x')

  expect(run()).toBe('first --if-empty x run.ts')
  bundle()
  expect(run()).toBe('first --if-empty x run.js')
  write('seed/greeting.ts', "export const greeting: string = 'second'")
  expect(run()).toBe('second --if-empty x run.ts')
  bundle()
  expect(run()).toBe('second --if-empty x run.js')
  rmSync(path.join(tree, 'seed/greeting.ts'))
  expect(() => run()).toThrow(/greeting/)
})

it('a program that runs while its bundle is made anew loads what it needs later from its own', () => {
  for (const program of PROGRAMS) write(program, '')
  write('seed/later.ts', "console.log('then')")
  write(
    'seed/run.ts',
    `import { execFileSync } from 'node:child_process'
    import { appendFileSync } from 'node:fs'
    appendFileSync('seed/later.ts', ';')
    execFileSync(process.execPath, ['--input-type=module', '--eval', process.argv.at(-1)!])
    await import('./later')`,
  )
  bundle()
  expect(node(runner, 'seed/run.ts', bundling)).toBe('then')
})

it('no source of a bundle asks where it lies: it lies elsewhere there', async () => {
  await bundlePrograms()
  expect(PROGRAMS.map((program) => bundleOf(program))).not.toContain(null)
  const { sources } = z.object({ sources: z.array(z.string()).min(500) }).parse(JSON.parse(readFileSync(STAMP_FILE, 'utf8')))
  expect(sources.filter((file) => /import\.meta\.(url|dirname|filename)/.test(readFileSync(file, 'utf8')))).toEqual([])
})
