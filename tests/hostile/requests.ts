import fc from 'fast-check'
import { writingEndpoints } from '@/contract/prod-api/writing-endpoints'
import { pageRows, parametersOf } from '@/domain/page-at.mjs'
import { data } from '@/server/page-cache/routes.mjs'
import { openToStrangers } from '@/server/strangers.mjs'
import { injections } from './injections'

/** A request as it stands on the wire. */
export type HostileRequest = {
  method: string
  /** Everything after the host, written so that it can be sent. */
  target: string
  headers: Record<string, string>
  body: string
  /** What was put into it, as it was meant. */
  values: string[]
}

const value = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...injections) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('0', '-1', '1e309', 'NaN', '9'.repeat(400), '0x10', '1.5', '٣', '１', 'null', 'true', '[]', '{}', ''),
  },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.nat(3000).map((length) => '断路器'.repeat(length / 3)) },
)

/** Parameters that the routes read, and some that only look so. */
const strange = [
  'draft',
  'preview',
  'of',
  'layout',
  '_rsc',
  'where[or][0][x]',
  'limit',
  'depth',
  '__proto__',
  'a[b][c][d]',
  'ids',
  'param',
  'kbsId',
  'redirect',
]

const others: Record<string, object> = {
  '/getProductByKbsId': { kbsId: 'text' },
  '/kbs/info/rar-attach': { ids: 'text' },
  '/prod-api/captchaImage': {},
  '/captchaImage': {},
  '/page-views': {},
  '/searches': {},
  '/admin/login': { redirect: 'text' },
  '/admin/forgot': {},
  '/admin/reset/x': {},
  '/admin': {},
  '/admin/collections/products': { limit: 'number', where: 'text' },
  '/cms-api/products': { depth: 'number', limit: 'number', sort: 'text' },
  '/media/x.webp': {},
  '/files/x.pdf': {},
  '/healthz': {},
  '/no-such-page': {},
  '/PreviewExpired': {},
}

const routes = [
  ...pageRows.map((page) => ({ path: page.path, names: Object.keys(parametersOf(page)) })),
  ...Object.entries({ ...data, ...others }).map(([path, parameters]) => ({ path, names: Object.keys(parameters) })),
]
const writing = [
  ...Object.values(writingEndpoints).map(({ path }) => path),
  '/page-views',
  '/searches',
  ...openToStrangers.map(({ path }) => path),
  '/admin',
]

/** What Node's client sends as it is; all else is written in percent. Some stays wrongly written on purpose. */
const written = (text: string, isRaw: boolean) => {
  if (!isRaw) return encodeURIComponent(Buffer.from(text).toString())
  return [...Buffer.from(text)]
    .map((byte) => (byte > 0x20 && byte < 0x7f && byte !== 0x23 ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`))
    .join('')
}

const query = (names: string[]) => {
  const name =
    names.length > 0
      ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, fc.constantFrom(...strange))
      : fc.constantFrom(...strange)
  return fc.array(fc.record({ name, value, isRaw: fc.boolean() }), { minLength: 1, maxLength: 5 })
}

const headers = fc
  .record(
    {
      'user-agent': fc.constantFrom('iPhone', 'Mozilla/5.0', '', 'x'.repeat(2000), '<script>'),
      accept: fc.constantFrom('text/html', 'application/json', '*/*', 'x'.repeat(1000)),
      'accept-encoding': fc.constantFrom('br', 'gzip', 'br;q=0, *', 'x'.repeat(500), ''),
      'accept-language': fc.constantFrom('zh', 'de', '*', 'x'.repeat(500)),
      range: fc.constantFrom('bytes=0-', 'bytes=99999999999-', 'bytes=-1', 'bytes=0-0,1-1,2-2', 'x'),
      'if-none-match': fc.constantFrom('*', 'W/"x"', '"'.repeat(300)),
      'if-modified-since': fc.constantFrom('x', 'Thu, 01 Jan 1970 00:00:00 GMT'),
      rsc: fc.constantFrom('1', '2'),
      'next-router-prefetch': fc.constantFrom('1', '2', 'x'),
      'next-router-state-tree': fc.constantFrom('x', '%5B%22%22%5D', '[]', '%'.repeat(50)),
      'next-router-segment-prefetch': fc.constantFrom('/_tree', '/x', '%'),
      'next-action': fc.constantFrom('x', '0'.repeat(42)),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', 'x'.repeat(500), '::1', "' OR 1=1"),
      'x-forwarded-host': fc.constantFrom('evil.example', 'x y'),
      'x-forwarded-proto': fc.constantFrom('https', 'ftp'),
      'x-site-draft': fc.constant('1'),
      'x-site-question': fc.constantFrom('acknowledge', 'published-file', 'x'),
      'x-site-layout': fc.constantFrom('mobile', '<x>'),
      'x-http-method-override': fc.constantFrom('GET', 'DELETE'),
      'x-payload-http-method-override': fc.constantFrom('GET', 'DELETE'),
      'x-middleware-subrequest': fc.constant('src/middleware:src/middleware'),
      'content-security-policy': fc.constant("script-src 'nonce-x'"),
      cookie: fc.constantFrom('payload-token=x', 'payload-token=a.b.c', 'x'.repeat(3000), '__prerender_bypass=1', '=;=;='),
      authorization: fc.constantFrom('JWT x', 'Bearer a.b.c', 'users API-Key x', 'Basic eDp4'),
      origin: fc.constantFrom('null', 'https://evil.example', 'x'),
    },
    { requiredKeys: [] },
  )
  .map((given) => Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined)))

const reading: fc.Arbitrary<HostileRequest> = fc.constantFrom(...routes).chain(({ path, names }) =>
  fc
    .record({ parts: query(names), id: value, headers: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, headers) })
    .map(({ parts, id, headers }) => ({
      method: 'GET',
      target:
        `${path.replace('{id}', written(id, false).slice(0, 2000))}?${parts.map((part) => `${part.name}=${written(part.value, part.isRaw)}`).join('&')}`.slice(
          0,
          6000,
        ),
      headers,
      body: '',
      values: [...parts.map((part) => part.value), id],
    })),
)

const paths: fc.Arbitrary<HostileRequest> = fc
  .record({ base: fc.constantFrom(...routes), value, headers, isRaw: fc.boolean() })
  .map(({ base, value, headers, isRaw }) => ({
    method: 'GET',
    target: `${base.path === '/' ? '' : base.path}/${written(value, isRaw)}`.slice(0, 6000),
    headers,
    body: '',
    values: [value],
  }))

const methods: fc.Arbitrary<HostileRequest> = fc
  .record({
    route: fc.constantFrom(...routes),
    method: fc.constantFrom('HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE', 'QUERY'),
    headers,
  })
  .map(({ route, method, headers }) => ({ method, target: route.path.replace('{id}', '1'), headers, body: '', values: [] }))

const nested = fc.constantFrom(
  ...[10, 1000, 20_000].flatMap((depth) => [
    `${'['.repeat(depth)}${']'.repeat(depth)}`,
    '{"a":'.repeat(depth),
    `{"columns":${'['.repeat(depth)}`,
  ]),
)
const fields = [
  'email',
  'password',
  'token',
  'form',
  'columns',
  'tenantId',
  'tel',
  'type',
  'uuid',
  'code',
  'name',
  'phone',
  'content',
  'path',
  '_payload',
  '__proto__',
]
const json = fc
  .dictionary(fc.constantFrom(...fields), fc.oneof(value, fc.jsonValue({ maxDepth: 3 })), { maxKeys: 8 })
  .map((object) => JSON.stringify(object))
const form = fc
  .array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 8 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${written(text, false)}`).join('&'))
const multipart = fc
  .array(fc.tuple(fc.constantFrom(...fields, 'photos', 'file'), value), { maxLength: 4 })
  .map(
    (parts) =>
      `${parts.map(([name, text]) => `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${text.replace(/[\r\n]/g, '')}"\r\n\r\n${text}\r\n`).join('')}--b--\r\n`,
  )
const size = fc.constantFrom(1, 65_536, 65_537, 300_000).map((length) => `"${'x'.repeat(length)}"`)

const sending: fc.Arbitrary<HostileRequest> = fc
  .record({
    target: fc.constantFrom(...writing),
    method: fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'PATCH'),
    body: fc.oneof(json, form, multipart, nested, size, fc.string({ unit: 'binary', maxLength: 500 }), fc.constant('{},'.repeat(40_000))),
    type: fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=b',
      'multipart/form-data',
      'text/plain',
      'application/xml',
      'x',
      '',
    ),
    headers,
  })
  .map(({ target, method, body, type, headers }) => ({
    method,
    target,
    body,
    headers: { ...headers, ...(type && { 'content-type': type }) },
    values: [],
  }))

/** What a stranger may ask, however strange. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { weight: 6, arbitrary: reading },
  { weight: 1, arbitrary: paths },
  { weight: 1, arbitrary: methods },
  { weight: 2, arbitrary: sending },
)
