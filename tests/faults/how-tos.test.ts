import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applySteps, commandsOf, stepsOf } from '../support/how-tos'

/** Beside the project, so that its packages are found; what is hidden, tools don't look at. */
const copy = path.resolve('.cache/how-tos')
const steps = stepsOf(readFileSync('CONTRIBUTING.md', 'utf8'))

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: path.join(copy, 'data'),
  DATABASE_URI: '',
  SITE_URL: '',
  PAYLOAD_SECRET: 'for-tests-only-'.repeat(4),
}

function run(program: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, env, encoding: 'utf8' })
  expect(status, `${args.join(' ')}\n${stdout}${stderr}`).toBe(0)
  return { answer: stdout.trim().split('\n').at(-1) ?? '', log: stderr }
}

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(path.join(copy, 'seed'), { recursive: true })
  for (const name of ['collections', 'src', 'tests/support', 'package.json', 'payload.config.ts', 'tsconfig.json'])
    cpSync(name, path.join(copy, name), { recursive: true })
  // Forty megabytes of pictures, which nobody changes.
  for (const name of readdirSync('seed'))
    if (name === 'assets') symlinkSync(path.resolve('seed/assets'), path.join(copy, 'seed/assets'))
    else cpSync(path.join('seed', name), path.join(copy, 'seed', name), { recursive: true })
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('who does what CONTRIBUTING.md says', () => {
  it('finds every place, and every command works', () => {
    applySteps(steps, copy)
    for (const command of commandsOf(steps)) run('sh', ['-c', command])
    const migrations = readdirSync(path.join(copy, 'src/database/migrations'))
    expect(migrations.filter((name) => name.endsWith('training_lecturer.ts'))).toHaveLength(1)
    expect(readFileSync(path.join(copy, 'src/payload-types.ts'), 'utf8')).toContain("'count-products'")
  })

  it('has a field, an endpoint, a block, a fixture and a job', () => {
    const { answer, log } = run(process.execPath, [
      '--conditions=react-server',
      '--conditions=production',
      '--import',
      'tsx',
      'tests/support/look-at-how-tos.ts',
    ])
    expect(JSON.parse(answer)).toMatchObject({
      training: { lecturer: '何工', content: expect.stringContaining('<blockquote><p>断电后 &lt;再&gt; 操作。</p></blockquote>') },
      endpoint: { code: 200, total: 1, rows: [{ articleId: 622 }] },
      tasks: expect.arrayContaining(['count-products']),
    })
    expect(log).toContain('"event":"products-counted"')
  })
})
