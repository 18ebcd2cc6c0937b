import type { BasePayload, PayloadRequest, Where } from 'payload'
import type { DocumentId } from '../lib/document-id'

/** How many products name an attribute, as visitors see them or as their newest draft has it; also in the trash. */
export async function countAttributeUses(cms: BasePayload, id: DocumentId, req: Partial<PayloadRequest>): Promise<number> {
  const asked: Where = { 'parameters.attributes': { in: [id] } }
  const drafts: Where = { and: [{ latest: { equals: true } }, { 'version.parameters.attributes': { in: [id] } }] }
  const [stored, newest] = await Promise.all([
    cms.count({ collection: 'products', where: asked, trash: true, overrideAccess: true, req }),
    cms.countVersions({ collection: 'products', where: drafts, overrideAccess: true, req }),
  ])
  return Math.max(stored.totalDocs, newest.totalDocs)
}

type Meaning = { kind?: unknown; unit?: unknown }

/** What values are read as can't become something else under them: what of it would change (spec: content/attributes). */
export const changedMeaning = (before: Meaning, after: Meaning): string[] =>
  (
    [
      ['kind', '类型'],
      ['unit', '单位'],
    ] as const
  ).flatMap(([field, label]) => ((after[field] ?? null) === (before[field] ?? null) ? [] : [label]))

/** Why it can't, where products use the attribute. */
export const meaningIsUsed = (uses: number, changed: readonly string[]): string =>
  `有 ${uses} 个产品在使用这个属性，不能改${changed.join('和')}。请新建一个属性，再在产品中更换。`
