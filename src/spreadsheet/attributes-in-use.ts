import type { BasePayload, PayloadRequest } from 'payload'
import { changedMeaning, countAttributeUses, meaningIsUsed } from '../database/attribute-uses'
import type { Attribute } from '../payload-types'
import type { Change } from './plan'
import type { Remark } from './report'

/** What an import would be refused for when it is written: an attribute that products use keeps its kind and unit. */
export async function problemsOfUsed(
  cms: BasePayload,
  changes: readonly Change<Attribute>[],
  req: Partial<PayloadRequest>,
): Promise<Remark[]> {
  const problems: Remark[] = []
  for (const { row, doc, patch } of changes) {
    const changed = doc ? changedMeaning(doc, { ...doc, ...patch }) : []
    const uses = doc && changed.length > 0 ? await countAttributeUses(cms, doc.id, req) : 0
    if (uses > 0) problems.push({ row, column: changed[0], reason: meaningIsUsed(uses, changed).replace(/。$/, '') })
  }
  return problems
}
