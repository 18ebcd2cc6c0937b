/**
 * The rules of Mozilla's HTTP Observatory (algorithm version 6, github.com/mdn/mdn-http-observatory: src/grader/charts.js,
 * src/analyzer/tests) as far as the answers of this site can differ by them: what it gives points for, and what it takes them for.
 */
export type Scanned = {
  headers: Record<string, string | string[] | undefined>
  /** All that the site has set by this answer. */
  cookies: readonly string[]
  html: string
  /** Where plain HTTP leads. */
  redirect: string
}

type Rule = (scanned: Scanned) => number

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const UNSAFE = new Set([...BROAD, "'unsafe-inline'", 'data:'])
const MINIMUM_FOR_EXTRA_CREDIT = 90
const SIX_MONTHS = 15_552_000

/** `A+` from 100 points. */
export const TOP_GRADE = 100

/** Points by rule. Extra credit counts for who has at least 90 without it. */
export function observatory(scanned: Scanned): { score: number; points: Record<string, number> } {
  const points = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(scanned)]))
  const all = Object.values(points)
  const lost = all.filter((value) => value < 0).reduce((sum, value) => sum + value, 100)
  const score = lost >= MINIMUM_FOR_EXTRA_CREDIT ? all.reduce((sum, value) => sum + value, 100) : lost
  return { score: Math.max(score, 0), points }
}

const header = ({ headers }: Scanned, name: string) => [headers[name] ?? []].flat().join(', ')

/** The directives of a policy with their sources; of a directive that is given twice, the first one counts. */
export function directivesOf(policy: string): Map<string, Set<string>> {
  const directives = new Map<string, Set<string>>()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (name !== '' && !directives.has(name)) directives.set(name, new Set(sources))
  }
  return directives
}

/** Nonces and hashes make `unsafe-inline` void, and `strict-dynamic` what names hosts and schemes. */
function effective(sources: Set<string>): Set<string> {
  const isNamed = [...sources].some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
  const isStrict = isNamed && sources.has("'strict-dynamic'")
  const isVoid = (source: string) => (isNamed && source === "'unsafe-inline'") || (isStrict && (source === "'self'" || BROAD.has(source)))
  return new Set([...sources].filter((source) => !isVoid(source)))
}

const anyOf = (sources: Set<string>, set: Set<string>) => [...sources].some((source) => set.has(source))

const rules: Record<string, Rule> = {
  'content-security-policy': (scanned) => {
    const policy = header(scanned, 'content-security-policy')
    if (policy === '') return -25
    const directives = directivesOf(policy)
    const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? new Set(['*'])
    const [scripts, styles] = [effective(of('script-src')), effective(of('style-src'))]
    if (scripts.has("'strict-dynamic'") && ![...scripts].some((source) => /^'(sha|nonce-)/.test(source))) return -25
    if (anyOf(scripts, UNSAFE) || anyOf(of('object-src'), BROAD)) return -20
    const insecure = (sources: Set<string>) => [...sources].some((source) => /^(http|ftp):/.test(source))
    const passive = ['img-src', 'media-src']
    if ([...directives].some(([name, sources]) => !passive.includes(name) && insecure(sources))) return -20
    if (scripts.has("'unsafe-eval'") || styles.has("'unsafe-eval'")) return -10
    if (passive.some((name) => insecure(of(name)))) return -10
    if (anyOf(styles, UNSAFE)) return 0
    const [only, ...others] = directives.get('default-src') ?? []
    return only === "'none'" && others.length === 0 ? 10 : 5
  },
  cookies: ({ cookies, headers }) => {
    if (cookies.length === 0) return 0
    const isSession = (cookie: string) => /^[^=]*(login|sess)/i.test(cookie)
    if (cookies.some((cookie) => isSession(cookie) && !/;\s*httponly/i.test(cookie))) return -30
    const hasHsts = headers['strict-transport-security'] !== undefined
    if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return hasHsts ? -5 : -20
    return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0
  },
  'cross-origin-opener-policy': (scanned) => {
    const value = header(scanned, 'cross-origin-opener-policy')
    if (value === '' || value === 'unsafe-none') return 0
    return ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'].includes(value) ? 10 : -5
  },
  'cross-origin-embedder-policy': (scanned) => {
    const value = header(scanned, 'cross-origin-embedder-policy')
    if (value === '' || value === 'unsafe-none') return 0
    return ['require-corp', 'credentialless'].includes(value) ? 10 : -5
  },
  'cross-origin-resource-policy': (scanned) => {
    const value = header(scanned, 'cross-origin-resource-policy')
    if (value === '' || value === 'cross-origin') return 0
    return ['same-origin', 'same-site'].includes(value) ? 10 : -5
  },
  'cross-origin-resource-sharing': (scanned) => (header(scanned, 'access-control-allow-credentials') === 'true' ? -50 : 0),
  redirection: ({ redirect }) => (redirect.startsWith('https://') ? 0 : -20),
  'referrer-policy': (scanned) => {
    const value = header(scanned, 'referrer-policy').split(',').pop()?.trim() ?? ''
    if (value === '') return 0
    return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(value) ? 5 : -5
  },
  'strict-transport-security': (scanned) => {
    const [, seconds] = /^max-age=(\d+)/.exec(header(scanned, 'strict-transport-security')) ?? []
    if (seconds === undefined) return -20
    return Number(seconds) >= SIX_MONTHS ? 0 : -10
  },
  'subresource-integrity': ({ html }) => (/<script[^>]*\ssrc="(https?:)?\/\//.test(html) ? -5 : 0),
  'x-content-type-options': (scanned) => (header(scanned, 'x-content-type-options') === 'nosniff' ? 0 : -5),
  'x-frame-options': (scanned) => {
    if (directivesOf(header(scanned, 'content-security-policy')).has('frame-ancestors')) return 5
    const value = header(scanned, 'x-frame-options').toLowerCase()
    return value === 'deny' || value === 'sameorigin' ? 5 : -20
  },
}
