import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { probes } from '@/domain/other-addresses.mjs'
import { readEnvironment } from '@/lib/environment.mjs'
import { manifests } from './shapes'

const FOLDER = 'deploy/kubernetes'
const read = (file: string): unknown => parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))

const deployment = manifests['deployment.yaml'].parse(read('deployment.yaml'))
const job = manifests['prepare-job.yaml'].parse(read('prepare-job.yaml'))
const service = manifests['service.yaml'].parse(read('service.yaml'))
const ingress = manifests['ingress.yaml'].parse(read('ingress.yaml'))
const claim = manifests['persistent-volume-claim.yaml'].parse(read('persistent-volume-claim.yaml'))
const budget = manifests['pod-disruption-budget.yaml'].parse(read('pod-disruption-budget.yaml'))
const configMap = manifests['configmap.yaml'].parse(read('configmap.yaml'))
const [site] = deployment.spec.template.spec.containers
const pods = [deployment.spec.template.spec, job.spec.template.spec]

const [, secretKeys = ''] = /create secret generic site([\s\S]*?)\nkubectl/.exec(readFileSync('deploy/README.md', 'utf8')) ?? []
const secret = Object.fromEntries(
  [...secretKeys.matchAll(/--from-literal=(\w+)=["']?([^"'\n]+)/g)].map(([, name = '', value = '']) => [name, value]),
)

describe('the manifests', () => {
  it('are all of a known shape, and one thing in each file', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(manifests))
  })

  it('name what is there', () => {
    for (const { volumes, containers } of pods) {
      const names = volumes.map(({ name }) => name)
      expect(containers[0].volumeMounts.filter(({ name }) => !names.includes(name))).toEqual([])
      const claims = volumes.flatMap((volume) => ('persistentVolumeClaim' in volume ? [volume.persistentVolumeClaim.claimName] : []))
      expect(claims).toEqual([claim.metadata.name])
      expect(containers[0].envFrom).toEqual([{ configMapRef: { name: configMap.metadata.name } }, { secretRef: { name: 'site' } }])
    }
    const selected = deployment.spec.template.metadata.labels
    expect(deployment.spec.selector.matchLabels).toEqual(selected)
    expect(service.spec.selector).toEqual(selected)
    expect(budget.spec.selector.matchLabels).toEqual(selected)
    // The job's pod gets no visitors.
    expect(job.spec.template.metadata.labels).not.toEqual(selected)
  })

  it('lead from the address to the port on which the site listens', () => {
    expect(site.ports).toEqual([{ name: 'http', containerPort: 3000 }])
    expect(service.spec.ports.map(({ targetPort }) => targetPort)).toEqual(['http'])
    const [rule] = ingress.spec.rules
    const open = rule?.http.paths.filter(({ backend }) => backend.service.name === service.metadata.name)
    expect(open?.map(({ path, pathType }) => [path, pathType])).toEqual([['/', 'Prefix']])
    expect(ingress.spec.tls[0]?.hosts).toEqual([rule?.host])
  })

  it('ask for health where the site answers, and restart only what is not alive', () => {
    const asked = [site.startupProbe, site.livenessProbe, site.readinessProbe].map((probe) => probe?.httpGet.path ?? '')
    expect(asked).toEqual(['/healthz', '/healthz', '/readyz'])
    expect(asked.filter((path) => !probes.includes(path))).toEqual([])
    expect((site.startupProbe?.periodSeconds ?? 0) * (site.startupProbe?.failureThreshold ?? 0)).toBeGreaterThanOrEqual(600)
    // /readyz says no after four seconds.
    expect(site.readinessProbe?.timeoutSeconds).toBeGreaterThan(4)
  })

  it('set variables that the site knows, to values that it takes', () => {
    const known = Object.keys(readEnvironment({ PAYLOAD_SECRET: 'x'.repeat(64) }))
    const given = { ...configMap.data, ...secret, PAYLOAD_SECRET: 'x'.repeat(64) }
    expect(Object.keys(secret)).toEqual(['PAYLOAD_SECRET', 'DATABASE_URI'])
    expect(Object.keys(given).filter((name) => !known.includes(name))).toEqual([])
    const { SITE_URL, SHUTDOWN_GRACE_SECONDS } = readEnvironment(given)
    expect(new URL(SITE_URL).host).toBe(ingress.spec.rules[0]?.host)
    const pause = Number(site.lifecycle?.preStop.exec.command.at(-1))
    expect(deployment.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(SHUTDOWN_GRACE_SECONDS + pause)
  })

  it('have no secret in them', () => {
    for (const file of readdirSync(FOLDER)) expect(Object(read(file)).kind).not.toBe('Secret')
    expect(Object.keys(configMap.data).filter((name) => /SECRET|TOKEN|PASSWORD|ACCESS_KEY|URI$/.test(name))).toEqual([])
  })

  it('prepare the database with the command that the start uses', () => {
    const { scripts } = z.object({ scripts: z.object({ seed: z.string() }) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
    const [prepare] = job.spec.template.spec.containers
    expect(prepare.command?.join(' ')).toBe(`${scripts.seed} --if-empty`)
    expect(prepare.image).toBe(site.image)
    expect(existsSync('seed/run.ts')).toBe(true)
  })

  it('leave one pod while others are replaced', () => {
    expect(deployment.spec.replicas).toBeGreaterThan(budget.spec.minAvailable)
    expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 })
  })
})
