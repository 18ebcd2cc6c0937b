import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { rendererMetrics } from '@/server/metrics/renderer-metrics.mjs'
import { serverMetrics } from '@/server/metrics/server-metrics.mjs'

const away = async () => {
  throw new Error('The database does not answer')
}
const place = { entries: 0, bytes: 4711 }
const pageCache = {
  answer: async () => false,
  renew: async () => undefined,
  usage: () => ({ protected: place, probation: place, 'one-off': place }),
  answered: () => ({ hit: 1, miss: 2, stale: 3 }),
  entries: () => [],
}
const renderer = { metrics: async () => [], figures: () => [{ number: 1, waiting: 5, restarts: 0, isUp: true }] }

it('while the database is away, all that does not hang on it is still measured', async () => {
  const text = await serverMetrics({ dataDir: tmpdir(), pageCache, renderer, version: { current: away } }).text()
  expect(text).toMatch(/^site_cache_bytes\{.*\} 4711$/m)
  expect(text).toMatch(/^site_renderer_waiting\{.*\} 5$/m)
  expect(text).toMatch(/^site_disk_free_bytes\{.*\} \d+/m)
  expect(text).not.toMatch(/^site_content_version\{/m)
})

it('a renderer that can not ask the database tells of itself', async () => {
  const values = await rendererMetrics(away, 1).values()
  expect(values.map(({ name }) => name)).toContain('site_render_duration_seconds')
  expect(values.find(({ name }) => name === 'site_writes_waiting')).toMatchObject({ values: [] })
})
