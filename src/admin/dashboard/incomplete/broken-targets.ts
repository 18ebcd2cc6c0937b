import type { CollectionSlug, SelectType, Where } from 'payload'
import { contentKind, titleOf } from '../content-kinds'
import { groupBy } from '../group-by'
import { findAs, type Reader, type Row } from '../reader'
import { addressTarget, type TargetDocument } from './address-target'
import type { DocumentTarget, PathTarget, Target } from './targets'

/** Why a pointer leads nowhere, in words for an editor; null when it is sound. */
export type Fault = string | null

/** Says of each target why it is broken. */
export type FaultOf = (target: Target) => Fault

const documentKey = ({ collection, id }: DocumentTarget) => `${collection}/${id}`
const shownKey = ({ collection, field, value }: TargetDocument) => `${collection}.${field}=${value}`

/**
 * Finds out which targets are not there for visitors: never published, in the trash, or gone. One query for each
 * collection and kind of number, however many targets there are.
 */
export async function loadFaults(reader: Reader, targets: readonly Target[]): Promise<FaultOf> {
  const documents = targets.filter((target): target is DocumentTarget => 'id' in target)
  const paths = targets.filter((target): target is PathTarget => 'path' in target)
  const shown = paths.flatMap(({ path }) => {
    const target = addressTarget(path)
    return target.kind === 'document' ? [target.document] : []
  })
  const [byId, byNumber, redirected] = await Promise.all([
    loadById(reader, documents),
    loadByField(reader, shown),
    loadRedirected(reader, paths),
  ])
  return (target) => {
    if ('id' in target) return faultOf(byId, documentKey(target))
    if (redirected.has(target.path)) return null
    const { kind, ...rest } = addressTarget(target.path)
    if (kind === 'page') return null
    return 'document' in rest ? faultOf(byNumber, shownKey(rest.document)) : '网站上没有这个地址'
  }
}

type Found = ReadonlyMap<string, Fault>

/** What was not found at all is gone. */
const faultOf = (found: Found, key: string): Fault => (found.has(key) ? (found.get(key) ?? null) : '内容已不存在')

async function loadById(reader: Reader, targets: readonly DocumentTarget[]): Promise<Found> {
  const parts = await Promise.all(
    groupBy(targets, ({ collection }) => collection).map(async ([collection, members]) => {
      const where: Where = { id: { in: [...new Set(members.map(({ id }) => id))] } }
      const rows = await loadStates(reader, collection, where)
      return rows.map((row): [string, Fault] => [documentKey({ collection, id: row.id }), stateOf(reader, collection, row)])
    }),
  )
  return new Map(parts.flat())
}

async function loadByField(reader: Reader, targets: readonly TargetDocument[]): Promise<Found> {
  const parts = await Promise.all(
    groupBy(targets, ({ collection, field }) => `${collection}.${field}`).map(async ([, members]) => {
      const { collection, field } = members[0]
      const where: Where = { [field]: { in: [...new Set(members.map(({ value }) => value))] } }
      const rows = await loadStates(reader, collection, where, field)
      return rows.map((row): [string, Fault] => {
        return [shownKey({ collection, field, value: String(row[field]) }), stateOf(reader, collection, row)]
      })
    }),
  )
  return new Map(parts.flat())
}

/** @param field what is read besides the title and the state */
async function loadStates(reader: Reader, collection: string, where: Where, field?: string): Promise<Row[]> {
  const slug = collectionSlug(reader, collection)
  if (!slug) return []
  const kind = contentKind(reader.payload, slug)
  const fields = [...(kind ? ['_status', 'deletedAt', kind.titleField] : []), ...(field ? [field] : [])]
  const select: SelectType = Object.fromEntries(fields.map((name) => [name, true]))
  const { docs } = await findAs(reader, { collection: slug, where, select, trash: Boolean(kind) })
  return docs
}

function stateOf({ payload }: Reader, collection: string, row: Row): Fault {
  const kind = contentKind(payload, collection)
  if (!kind) return null
  const name = `${kind.label}“${titleOf(row, kind.titleField)}”`
  if (row.deletedAt) return `${name}在回收站中`
  return row._status === 'published' ? null : `${name}尚未发布`
}

function collectionSlug({ payload }: Reader, name: string): CollectionSlug | undefined {
  return payload.config.collections.find(({ slug }) => slug === name)?.slug
}

async function loadRedirected(reader: Reader, paths: readonly PathTarget[]): Promise<ReadonlySet<string>> {
  const unknown = paths.map(({ path }) => path).filter((path) => addressTarget(path).kind !== 'page')
  if (unknown.length === 0) return new Set()
  const { docs } = await findAs(reader, { collection: 'redirects', where: { from: { in: unknown } }, select: { from: true } })
  return new Set(docs.map(({ from }) => String(from)))
}
