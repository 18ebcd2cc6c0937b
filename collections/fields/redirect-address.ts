import { APIError, type CollectionBeforeChangeHook, type FieldHook, type PayloadRequest, type TextField, type Where } from 'payload'
import { canonicalPath } from '../../src/domain/canonical-path.mjs'
import { endpoints, feeds, isWithin, probes, programs } from '../../src/domain/other-addresses.mjs'
import { pageAt } from '../../src/domain/page-at.mjs'
import { loopOf, normalOldAddress, parseSiteAddress, type RedirectRule } from '../../src/domain/redirect-rules'
import { takesId } from '../../src/domain/viewed-path'
import type { DocumentId } from '../../src/lib/document-id'
import { oneLine } from './one-line'
import { isLink } from './web-link'

/** What is never asked for redirects: it belongs to the programs behind the site. */
const ofTheSystem = [...programs, ...endpoints, ...feeds, ...probes, '/_next'].map((address) => address.toLowerCase())

/** Editors paste addresses as they find them: they are stored in one way of writing. */
const normalised = (value: string) => normalOldAddress(value.trim()) ?? value.trim()

const normalise: FieldHook = ({ value }) => (typeof value === 'string' ? normalised(value) : value)

/** Why an address can't be an old one; true when it can. */
export function oldAddressProblem(value: string): string | true {
  const address = parseSiteAddress(value)
  if (!address) return '旧地址须以 / 开头，不能含空格、反斜杠，也不能是其他网站的网址'
  const path = canonicalPath(address.path)
  if (isWithin(ofTheSystem, path.toLowerCase())) return '这个地址由系统使用，不能跳转'
  if (!pageAt(path)) return true
  // An article that is gone leaves its id behind; the page that showed it stays.
  const hasId = takesId(path) && address.params.some(([name, id]) => name === 'id' && id !== '')
  return hasId || `${path} 是网站现有的页面，不能设为旧地址；已下架的内容请带上编号，例如 /NewsDetail?id=3`
}

/** The address that is no longer there. */
export const oldAddress: TextField = {
  ...oneLine('from', '旧地址', {
    required: true,
    maxLength: 300,
    description: '以 / 开头，例如 /old-page?id=3。不带参数的旧地址，对任何参数都有效。',
  }),
  unique: true,
  index: true,
  hooks: { beforeValidate: [normalise] },
  // Asked while somebody types, too, before the hooks: what is said after saving must not be taken back a moment later.
  validate: async (value: unknown, { id, req }: { id?: DocumentId; req: PayloadRequest }) => {
    if (typeof value !== 'string' || value === '') return '请填写旧地址'
    if (value.length > 300) return '旧地址不能超过 300 个字符'
    const problem = oldAddressProblem(normalised(value))
    return problem === true ? takenAddress(normalised(value), id, req) : problem
  },
}

/** The database would refuse a second rule, too, and not say which is the first. One in the trash can come back. */
async function takenAddress(from: string, id: DocumentId | undefined, req: PayloadRequest): Promise<string | true> {
  const where: Where = { and: [{ from: { equals: from } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] }
  const options = { where, trash: true, limit: 1, pagination: false, depth: 0, overrideAccess: true, req }
  const [other] = (await req.payload.find({ collection: 'redirects', ...options })).docs
  if (!other) return true
  if (other.deletedAt) return `旧地址 ${from} 的跳转在回收站中。请恢复它，再修改新地址。`
  return `旧地址 ${from} 已有跳转，指向 ${other.to}。请直接修改那一条。`
}

/** Where it leads now. */
export const newAddress: TextField = {
  ...oneLine('to', '新地址', { required: true, maxLength: 500, description: '以 / 开头的本站地址，或 https:// 开头的网址。' }),
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
  validate: async (typed: unknown, { siblingData, id, req }: { siblingData: object; id?: DocumentId; req: PayloadRequest }) => {
    const value = typeof typed === 'string' ? typed.trim() : typed
    if (!isLink(value) || !isAddress(value)) return '新地址须以 / 或 https:// 开头，不能含空格或反斜杠'
    if (value.length > 500) return '新地址不能超过 500 个字符'
    const from: unknown = Reflect.get(siblingData, 'from')
    if (typeof from !== 'string' || from === '') return true
    return roundProblem({ from: normalised(from), to: value }, id, req)
  },
}

/** Would visitors go round for ever, with the rules that there are? @returns true, or what is wrong */
async function roundProblem({ from, to }: { from: string; to: string }, id: DocumentId | undefined, req: PayloadRequest) {
  const loop = loopOf({ from, to, isPermanent: true }, await otherRules(req, id))
  return loop === null || `会形成循环跳转：${loop.join(' → ')}`
}

/** What comes back from the trash is not validated by Payload; meanwhile the other half of a round may have been made. */
export const refuseRoundFromTrash: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!originalDoc?.deletedAt || data.deletedAt) return data
  const problem = await roundProblem({ from: data.from ?? originalDoc.from, to: data.to ?? originalDoc.to }, originalDoc.id, req)
  if (problem !== true) throw new APIError(problem, 400, undefined, true)
  return data
}

function isAddress(value: string): boolean {
  return value.startsWith('/') ? parseSiteAddress(value) !== null : URL.canParse(value)
}

async function otherRules(req: PayloadRequest, id: DocumentId | undefined): Promise<RedirectRule[]> {
  const { docs } = await req.payload.find({ collection: 'redirects', pagination: false, depth: 0, overrideAccess: true, req })
  return docs.filter((doc) => doc.id !== id).map(({ from, to }) => ({ from, to, isPermanent: true }))
}
