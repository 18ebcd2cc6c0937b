import ipaddr from 'ipaddr.js'
import { z } from 'zod'

const PAGES = 200
const HOSTS = 10

/** The latest moment by which a scheduled switch may be set. */
const YEAR_MS = 366 * 24 * 60 * 60 * 1000

const source = z
  .string()
  .trim()
  .max(300, '旧站地址过长。')
  .refine(isPublicAddress, '请填写公开的旧站地址，例如 https://www.example.com；内网地址请在服务器上用命令导入。')

const host = z
  .string()
  .trim()
  .toLowerCase()
  .refine((name) => isHost(name), '存储主机请写成 files.example.com 的形式，不能是内网地址。')

const arrival = z.discriminatedUnion('as', [
  z.object({ as: z.literal('published') }),
  z.object({ as: z.literal('drafts') }),
  z.object({
    as: z.literal('scheduled'),
    at: z.iso.datetime({ offset: true, error: '请填写切换时间。' }).refine(isAhead, '切换时间要在将来一年之内。'),
  }),
])

/** What an administrator orders: one import, or a look at what it would do. Its messages are shown as they are. */
export const importOrder = z.object({
  from: source,
  isDry: z.boolean(),
  arrival,
  overwrites: z.boolean().default(false),
  rate: z.number().int().min(1, '每秒请求数在 1 到 50 之间。').max(50, '每秒请求数在 1 到 50 之间。').default(20),
  pages: z.array(z.number().int().positive()).max(PAGES, `另外移入的单页最多 ${PAGES} 个。`).default([]),
  fileHosts: z.array(host).max(HOSTS, `存储主机最多 ${HOSTS} 个。`).default([]),
})

export type ImportOrder = z.infer<typeof importOrder>

/**
 * An address on the public internet, as far as it says so itself. Stricter than the command, whose user is on the machine already: somebody in
 * the admin must not look into the network behind it. What a name leads to is checked when it is connected to (source/allowed-hosts).
 */
function isPublicAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const isPlain = url.username === '' && url.password === ''
  return isPlain && (url.protocol === 'https:' || url.protocol === 'http:') && isPublicName(url.hostname)
}

function isHost(name: string): boolean {
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
