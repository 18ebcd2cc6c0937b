import ipaddr from 'ipaddr.js'
import { z } from 'zod'

const PAGES = 200
const HOSTS = 10
const RATE = '每秒请求数是 1 到 50 之间的整数。'

/** The latest moment by which a scheduled switch may be set. */
const YEAR_MS = 366 * 24 * 60 * 60 * 1000

const arrival = z.discriminatedUnion('as', [
  z.object({ as: z.literal('published') }),
  z.object({ as: z.literal('drafts') }),
  z.object({
    as: z.literal('scheduled'),
    at: z.iso.datetime({ offset: true, error: '请填写切换时间。' }).refine(isAhead, '切换时间要在将来一年之内。'),
  }),
])

/**
 * What an administrator orders: one import, or a look at what it would do. Its messages are shown as they are.
 *
 * @param privateHosts hosts within the operator's own network that may be imported from, as `URL.host` writes them
 */
export function orderWith(privateHosts: readonly string[]) {
  const isAllowed = (text: string) => isPublicAddress(text) || (isWebAddress(text) && privateHosts.includes(new URL(text).host))
  const source = z
    .string({ error: '请填写旧站地址。' })
    .trim()
    .max(300, '旧站地址过长。')
    .refine(isAllowed, '请填写公开的旧站地址，例如 https://www.example.com；内网地址须由运维先在服务器上允许（LEGACY_IMPORT_HOSTS）。')
    .transform((text) => withoutEnd(new URL(text)))
  const host = z
    .string()
    .trim()
    .toLowerCase()
    .refine((name) => isPublicHost(name) || privateHosts.includes(name), '文件主机请写成 files.example.com 的形式，不能是内网地址。')
  return z.object({
    from: source,
    isDry: z.boolean(),
    arrival,
    overwrites: z.boolean().default(false),
    rate: z.number(RATE).int(RATE).min(1, RATE).max(50, RATE).default(20),
    pages: z
      .array(z.number('单页编号是整数。').int('单页编号是整数。').positive('单页编号是整数。'))
      .max(PAGES, `另外移入的单页最多 ${PAGES} 个。`)
      .default([]),
    fileHosts: z.array(host).max(HOSTS, `文件主机最多 ${HOSTS} 个。`).default([]),
  })
}

export type ImportOrder = z.infer<ReturnType<typeof orderWith>>

/** `10.0.0.5, old.example.lan:8080` as the hosts in it. */
export const hostsIn = (list: string): string[] =>
  list
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')

/** One address for one site: an import goes on by it. */
function withoutEnd(url: URL): string {
  url.hash = ''
  url.search = ''
  return url.href.replace(/\/$/, '')
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

/**
 * An address on the public internet, as far as it says so itself. Stricter than the command, whose user is on the machine already: somebody in
 * the admin must not look into the network behind it. What a name leads to is checked when it is connected to (source/allowed-hosts).
 */
function isPublicAddress(text: string): boolean {
  return isWebAddress(text) && isPublicName(new URL(text).hostname)
}

function isPublicHost(name: string): boolean {
  if (!URL.canParse(`https://${name}`)) return false
  const url = new URL(`https://${name}`)
  return (url.host === name || url.host === name.replace(/:443$/, '')) && isPublicName(url.hostname)
}

function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === 'unicast'
  return name.includes('.') && !/\.(localhost|local|internal|lan|home\.arpa)$/.test(name)
}

function isAhead(time: string): boolean {
  const ahead = Date.parse(time) - Date.now()
  return ahead > 0 && ahead < YEAR_MS
}
