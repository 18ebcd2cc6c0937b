import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from '@/lib/environment.mjs'

const secret = 'x'.repeat(64)

/** What is said about a configuration. */
function complaint(source: Record<string, string>): string {
  try {
    readEnvironment({ PAYLOAD_SECRET: secret, ...source })
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError)
    return error instanceof Error ? error.message : ''
  }
  return ''
}

describe('the configuration', () => {
  it('needs nothing but the secret', () => {
    expect(readEnvironment({ PAYLOAD_SECRET: secret })).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      SITE_URL: '',
      TRUST_PROXY: '0',
      CAPTCHAS_PER_MINUTE: 60,
      ZIPS_PER_MINUTE: 30,
      LISTS_PER_MINUTE: 30,
      ANALYTICS_PROVIDER: 'first-party',
      DATA_DIR: path.resolve('data'),
      DATABASE_URI: `file:${path.resolve('data/site.db')}`,
    })
  })

  it('keeps the database with the other data', () => {
    const { DATA_DIR, DATABASE_URI } = readEnvironment({ PAYLOAD_SECRET: secret, DATA_DIR: '/srv/site' })
    expect([DATA_DIR, DATABASE_URI]).toEqual(['/srv/site', 'file:/srv/site/site.db'])
  })

  it('takes an empty value for none', () => {
    expect(readEnvironment({ PAYLOAD_SECRET: secret, PORT: '', SITE_URL: '', DATABASE_URI: '' })).toMatchObject({
      PORT: 3000,
      SITE_URL: '',
    })
  })

  it.each([
    ['PORT', '8080', 8080],
    ['CAPTCHAS_PER_MINUTE', '5', 5],
    ['SITE_URL', 'https://www.example.com', 'https://www.example.com'],
    ['DATABASE_URI', 'mongodb://db.example.com/site?replicaSet=rs0', 'mongodb://db.example.com/site?replicaSet=rs0'],
  ])('takes %s=%s', (name, value, expected) => {
    expect(readEnvironment({ PAYLOAD_SECRET: secret, [name]: value })).toMatchObject({ [name]: expected })
  })

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['NODE_ENV', 'prod'],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'ftp://example.com'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['DATABASE_URI', 'postgres://localhost/site'],
    ['DATABASE_URI', 'file:'],
    ['TRUST_PROXY', 'yes'],
    ['METRICS_TOKEN', 'too-short'],
    ['LOG_LEVEL', 'verbose'],
    ['ACCESS_LOG', 'on'],
    ['SHUTDOWN_GRACE_SECONDS', '1'],
    ['CAPTCHAS_PER_MINUTE', '0'],
    ['CAPTCHAS_PER_MINUTE', '-1'],
    ['CAPTCHAS_PER_MINUTE', '1.5'],
    ['CAPTCHAS_PER_MINUTE', 'many'],
    ['ZIPS_PER_MINUTE', '0'],
    ['PAGE_VIEWS_PER_MINUTE', '0'],
    ['RENDERER_HEAP_MB', '100'],
    ['ANALYTICS_PROVIDER', 'google'],
    ['BAIDU_TONGJI_ID', 'abc'],
    ['UMAMI_URL', 'umami'],
    ['UMAMI_WEBSITE_ID', '1'],
    ['KNOWLEDGE_BASE_URL', 'example'],
    ['PRODUCT_INFO_URL', '//example.com'],
    ['S3_ENDPOINT', 'file:///etc'],
    ['S3_PUBLIC_URL', 'example'],
    ['CDN_PURGE_URL', 'cdn.example.com/purge'],
    ['CDN_PURGE_METHOD', 'GET'],
    ['CDN_PURGE_HEADERS', 'Authorization: Bearer x'],
    ['CDN_PURGE_HEADERS', '{"Author ization":"x"}'],
    ['CDN_PURGE_HEADERS', '{"Authorization":"Bearer\\nx"}'],
    ['CDN_PURGE_TOKEN', 'two words'],
    ['CDN_TAG_HEADER', 'Cache Tag'],
    ['CDN_SECONDS', '0'],
  ])('refuses %s=%s in one sentence that names the variable and says what it must be', (name, value) => {
    expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} is wrong: it must be [^.].*\\.$`))
  })

  it('takes headers as JSON', () => {
    expect(readEnvironment({ PAYLOAD_SECRET: secret })).toMatchObject({ CDN_PURGE_URL: '', CDN_PURGE_HEADERS: {} })
    const source = { PAYLOAD_SECRET: secret, CDN_PURGE_HEADERS: '{"Authorization":"Bearer {token}"}' }
    expect(readEnvironment(source)).toMatchObject({ CDN_PURGE_HEADERS: { Authorization: 'Bearer {token}' } })
  })

  it('says that the secret is missing', () => {
    expect(() => readEnvironment({})).toThrow(/^PAYLOAD_SECRET is missing: it must be /)
  })

  it.each([
    [{ ANALYTICS_PROVIDER: 'baidu' }, 'BAIDU_TONGJI_ID'],
    [{ SMTP_HOST: 'mail.example.com' }, 'SMTP_FROM'],
    [{ ANALYTICS_PROVIDER: 'umami', UMAMI_WEBSITE_ID: '4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b' }, 'UMAMI_URL'],
    [{ ANALYTICS_PROVIDER: 'umami', UMAMI_URL: 'https://umami.example.com' }, 'UMAMI_WEBSITE_ID'],
  ])('says what %j lacks', (source, missing) => {
    expect(complaint(source)).toMatch(new RegExp(`^${missing} is missing: it must be [^.].*\\.$`))
  })

  it('needs nothing of providers that are not chosen', () => {
    for (const ANALYTICS_PROVIDER of ['none', 'first-party']) expect(complaint({ ANALYTICS_PROVIDER })).toBe('')
  })

  it('never repeats a secret that is too short', () => {
    expect(complaint({ PAYLOAD_SECRET: 'hunter2' })).toMatch(/^PAYLOAD_SECRET is wrong/)
    expect(complaint({ PAYLOAD_SECRET: 'hunter2' })).not.toContain('hunter2')
  })
})
