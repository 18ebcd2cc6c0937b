import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { probes } from '@/domain/other-addresses.mjs'
import { readEnvironment } from '@/lib/environment.mjs'
import { FULL_VERSION } from './shapes'

const command = z.array(z.string()).min(1)
const duration = z.string().regex(/^(\d+(ms|s|m|h))+$/)

/** Of the Compose specification what is used here: https://github.com/compose-spec/compose-spec */
const service = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.string() }).optional(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
  init: z.boolean().optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.string()).optional(),
  security_opt: z.array(z.string()),
  stop_grace_period: duration.optional(),
  mem_limit: z
    .string()
    .regex(/^\d+[kmg]$/)
    .optional(),
  networks: z.array(z.string()),
  volumes: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  command: command.optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z
    .union([z.array(z.string()), z.record(z.string(), z.strictObject({ condition: z.enum(['service_started', 'service_healthy']) }))])
    .optional(),
  healthcheck: z
    .strictObject({
      test: z.tuple([z.literal('CMD')], z.string()),
      interval: duration,
      timeout: duration,
      retries: z.number(),
      start_period: duration.optional(),
      start_interval: duration.optional(),
    })
    .optional(),
})

const composition = z.looseObject({
  name: z.string(),
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean().optional() }).nullable()),
  volumes: z.record(z.string(), z.null()),
})

const text = readFileSync('deploy/compose.yaml', 'utf8')
const { services, networks, volumes, ...others } = composition.parse(parse(text, { merge: true }))
const entries = Object.entries(services)
const sites = entries.filter(([name]) => name.startsWith('site-'))

/** As Compose fills in variables: what was given, else the default. */
const filled = (value: string, given: Record<string, string> = {}) =>
  value.replace(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind: string, rest: string) => given[name] ?? (kind === '-' ? rest : ''),
  )

describe('the compose file', () => {
  it('has nothing at its top that Compose does not know', () => {
    expect(Object.keys(others).filter((name) => name !== 'name' && !name.startsWith('x-'))).toEqual([])
  })

  it('names networks, volumes and services that it has', () => {
    for (const [name, { networks: used, volumes: mounts = [], depends_on = {} }] of entries) {
      expect([name, used.filter((one) => !(one in networks))]).toEqual([name, []])
      const named = mounts.map((mount) => mount.split(':')[0] ?? '')
      expect([name, named.filter((one) => (one.startsWith('.') ? !existsSync(`deploy/${one}`) : !(one in volumes)))]).toEqual([name, []])
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
      expect([name, needed.filter((one) => !(one in services))]).toEqual([name, []])
      if (!Array.isArray(depends_on))
        for (const one of needed) expect([one, services[one]?.healthcheck === undefined]).toEqual([one, false])
    }
  })

  it('takes images of full versions, and gives none of them more rights than it needs', () => {
    for (const [name, { image, cap_drop, security_opt }] of entries) {
      if (!name.startsWith('site-')) expect(image).toMatch(FULL_VERSION)
      expect([name, cap_drop, security_opt]).toEqual([name, ['ALL'], ['no-new-privileges:true']])
    }
  })

  it('runs two instances on the same data, the second when the first has prepared it', () => {
    expect(sites.map(([name]) => name)).toEqual(['site-1', 'site-2'])
    for (const [, site] of sites) expect(site).toMatchObject({ read_only: true, volumes: ['data:/data'], build: { context: '..' } })
    expect(services['site-2']?.depends_on).toEqual({ 'site-1': { condition: 'service_healthy' } })
  })

  it('sets variables that the site knows, to values that it takes', () => {
    const known = Object.keys(readEnvironment({ PAYLOAD_SECRET: 'x'.repeat(64) }))
    for (const [, { environment = {} }] of sites) {
      expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([])
      const given = Object.entries(environment).map(([name, value]) => [name, filled(value, { PAYLOAD_SECRET: 'x'.repeat(64) })])
      expect(readEnvironment(Object.fromEntries(given))).toMatchObject({
        TRUST_PROXY: '1',
        DATABASE_URI: 'mongodb://mongo-1,mongo-2,mongo-3/site?replicaSet=rs0',
      })
      expect(environment.PAYLOAD_SECRET).toMatch(/^\$\{PAYLOAD_SECRET:\?/)
    }
  })

  it('has no secret in it', () => {
    for (const [, { environment = {} }] of sites)
      for (const [name, value] of Object.entries(environment))
        if (/SECRET|TOKEN|PASSWORD|ACCESS_KEY/.test(name)) expect([name, filled(value)]).toEqual([name, ''])
  })

  it('asks addresses that are there for health', () => {
    const code = services['site-1']?.healthcheck?.test.at(-1) ?? ''
    expect(probes.filter((probe) => code.includes(`3000${probe}'`))).toEqual(['/readyz'])
    const configuration = readFileSync('deploy/nginx/nginx.conf', 'utf8')
    const [, path = ''] = /127\.0\.0\.1:8080(\S+)/.exec(services.nginx?.healthcheck?.test.at(-1) ?? '') ?? []
    expect(configuration).toContain(`location = ${path} {`)
  })

  it('leaves a stop more time than the site takes', () => {
    const { SHUTDOWN_GRACE_SECONDS } = readEnvironment({ PAYLOAD_SECRET: 'x'.repeat(64) })
    for (const [, { stop_grace_period = '0s' }] of sites)
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(SHUTDOWN_GRACE_SECONDS)
  })

  it('lets nobody reach the database, and only nginx reach the instances', () => {
    expect(networks.database).toEqual({ internal: true })
    const open = entries.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)
    expect(open).toEqual(['nginx'])
    expect(filled(services.nginx?.ports?.[0] ?? '')).toBe('127.0.0.1:8080:8080')
    for (const [name, { networks: used }] of entries) if (name.startsWith('mongo-')) expect(used).toEqual(['database'])
  })

  it('makes the replica set that the instances ask for', () => {
    const members = entries.filter(([name]) => name.startsWith('mongo-'))
    for (const [, member] of members) expect(member.command?.join(' ')).toContain('--replSet rs0')
    const code = services['mongo-1']?.healthcheck?.test.at(-1) ?? ''
    for (const [name] of members) expect(code).toContain(`'${name}'`)
    expect(() => new Function(code)).not.toThrow()
  })
})

describe('nginx in front', () => {
  const configuration = readFileSync('deploy/nginx/nginx.conf', 'utf8')

  it('asks the instances where they listen', () => {
    const asked = [...configuration.matchAll(/^\s+server (\S+?):(\d+) /gm)].map(([, name, port]) => [name, port])
    expect(asked).toEqual(sites.map(([name]) => [name, '3000']))
    expect(configuration).toMatch(/listen 8080;/)
  })

  it('tells them what they believe a proxy, and hides what is for operators', () => {
    for (const header of ['Host', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Request-Id'])
      expect(configuration).toContain(`proxy_set_header ${header} `)
    expect(configuration).toMatch(/location = \/metrics \{\s+return 404;/)
  })
})
