import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readEnvironment } from '@/lib/environment.mjs'
import { brokenLinks } from '../../support/project-texts'

type Instruction = { name: string; value: string }

/** The instructions of a Dockerfile, each on one line, without comments. */
function instructions(file: string): Instruction[] {
  const text = readFileSync(file, 'utf8').replace(/^\s*#.*\n/gm, '')
  return text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
      return { name, value }
    })
}

const all = instructions('Dockerfile')
const valuesOf = (name: string) => all.filter((one) => one.name === name).map(({ value }) => value)
const finalStage = all.slice(all.findLastIndex(({ name }) => name === 'FROM'))
const finalValue = (name: string) => finalStage.findLast((one) => one.name === name)?.value ?? ''
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** What a list in brackets says: such a command runs without a shell, and gets signals itself. */
const execForm = (value: string) => z.array(z.string()).min(1).parse(JSON.parse(value))

const environmentNames = new Set(Object.keys(readEnvironment({ PAYLOAD_SECRET: 'x'.repeat(64) })))

/** Variables of a line `ENV A=b C=d`. */
const variables = (value: string) => Object.fromEntries([...value.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', one = '']) => [name, one]))

describe('the Dockerfile', () => {
  it('has instructions that Docker knows', () => {
    const known = ['FROM', 'WORKDIR', 'ENV', 'COPY', 'RUN', 'USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD']
    expect(all.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  })

  it('begins each stage with one full version: the Node that the tests run on, too', () => {
    const [, newest] = /const NEWEST = '([\d.]+)'/.exec(readFileSync('tests/on-newest-node.mjs', 'utf8')) ?? []
    const images = valuesOf('FROM').map((value) => value.split(' ')[0])
    expect(images).toEqual([`node:${newest}-trixie-slim`, `node:${newest}-trixie-slim`])
  })

  it('copies what is there, and what .dockerignore lets through', () => {
    const sources = all
      .filter(({ name, value }) => name === 'COPY' && !value.includes('--from='))
      .flatMap(({ value }) => value.split(/\s+/).slice(0, -1))
    expect(sources.length).toBeGreaterThan(8)
    expect(sources.filter((source) => !existsSync(source))).toEqual([])
    const allowed = ignoreLines().filter((line) => line.startsWith('!'))
    const top = (source: string) => `!${source.split('/')[0]}`
    expect(sources.filter((source) => !allowed.includes(top(source)))).toEqual([])
  })

  it('builds from everything that a build is made of', () => {
    const [, listed = ''] = /const SOURCES = \[([^\]]+)\]/.exec(readFileSync('src/server/build.mjs', 'utf8')) ?? []
    const sources = [...listed.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
    const copied = valuesOf('COPY').join(' ').split(/\s+/)
    expect(sources.filter((name) => !copied.includes(name) && !copied.includes(`${name}/`))).toEqual([])
    expect(sources.length).toBeGreaterThan(5)
  })

  it('runs commands that are there', () => {
    const runs = valuesOf('RUN').join(' ')
    const named = [...runs.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(named).toEqual(['build'])
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    for (const [, file = ''] of runs.matchAll(/import\('\/site\/([^']+)'\)/g)) expect(existsSync(file)).toBe(true)
  })

  it('starts as npm start does, without a shell between', () => {
    expect(execForm(finalValue('CMD')).join(' ')).toBe(scripts.start)
    expect(finalValue('STOPSIGNAL')).toBe('SIGTERM')
  })

  it('runs as nobody who may write, and says so with a number', () => {
    expect(finalValue('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    const after = finalStage.slice(finalStage.findIndex(({ name }) => name === 'USER') + 1)
    expect(after.filter(({ name }) => name === 'COPY' || name === 'RUN')).toEqual([])
    expect(finalStage.filter(({ name, value }) => name === 'COPY' && value.includes('--chown'))).toEqual([])
  })

  it('asks whether the site is alive where it listens', () => {
    const [options = '', command = ''] = finalValue('HEALTHCHECK').split(/\s*CMD\s+/)
    const [program, flag, code = ''] = execForm(command)
    expect([program, flag]).toEqual(['node', '--eval'])
    expect(code).toContain(`http://127.0.0.1:\${process.env.PORT}/healthz`)
    expect(options).toMatch(/--start-period=\d+m/)
    // It is a program that can be read.
    expect(() => new Function(code)).not.toThrow()
  })

  it('sets variables that the site knows, and no secret', () => {
    const given = variables(finalValue('ENV'))
    expect(Object.keys(given).filter((name) => !environmentNames.has(name))).toEqual([])
    expect(readEnvironment({ PAYLOAD_SECRET: 'x'.repeat(64), ...given })).toMatchObject({ HOST: '0.0.0.0', DATA_DIR: '/data' })
    expect(finalValue('EXPOSE')).toBe(given.PORT)
    expect(execForm(finalValue('VOLUME'))).toEqual([given.DATA_DIR])
    const secrets = /SECRET|TOKEN|PASSWORD|ACCESS_KEY/
    for (const { name, value } of all) if (name === 'ENV') expect(value).not.toMatch(secrets)
  })

  it('keeps to what is known to be good of images', () => {
    const runs = valuesOf('RUN')
    const bad = {
      'adds instead of copying': valuesOf('ADD').length > 0,
      'names a moving version': valuesOf('FROM').some((value) => !/:\d+\.\d+\.\d+/.test(value) || value.includes('latest')),
      'goes to folders by cd': runs.some((run) => /(^|&&\s*)cd /.test(run)),
      'uses sudo': runs.some((run) => /\bsudo\b/.test(run)),
      'leaves lists of packages': runs.some((run) => run.includes('apt-get') && !run.includes('rm -rf /var/lib/apt/lists')),
      'has a work folder that depends': valuesOf('WORKDIR').some((folder) => !path.isAbsolute(folder)),
      'pipes and forgets failures': runs.some((run) => /[^|]\|[^|]/.test(run)),
      'gets things from the network': runs.some((run) => /\b(curl|wget|git clone)\b/.test(run)),
      'has a secret in a layer': runs.some((run) => run.includes('npmrc') && !run.includes('--mount=type=secret')),
    }
    expect(Object.entries(bad).filter(([, is]) => is)).toEqual([])
  })
})

function ignoreLines(): string[] {
  return readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}

describe('what is sent to the builder', () => {
  it('is named, so that data, secrets and history are not in it', () => {
    const [first, ...others] = ignoreLines()
    expect(first).toBe('*')
    const allowed = others.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    expect(allowed.filter((name) => !existsSync(name))).toEqual([])
    expect(allowed.filter((name) => /^\.|^data|\*|node_modules|^tests|^docs/.test(name))).toEqual([])
    expect(others).toContain('**/.env*')
  })
})

it('the page about all this leads to files that are there', () => {
  const file = 'deploy/README.md'
  expect(brokenLinks({ file, text: readFileSync(file, 'utf8') })).toEqual([])
})
