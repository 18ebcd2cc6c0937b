import * as fc from 'fast-check'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'

/** What an editor does to products; `of` chooses one of those that there are. */
type Step<P> =
  | { kind: 'publish' | 'draft'; product: P }
  | { kind: 'change' | 'draft beside'; of: number; product: P }
  | { kind: 'unpublish' | 'throw away' | 'take back' | 'delete'; of: number }

export function editorSteps<P>(product: fc.Arbitrary<P>): fc.Arbitrary<Step<P>> {
  const of = fc.nat(20)
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('publish' as const), product }) },
    fc.record({ kind: fc.constant('draft' as const), product }),
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), of, product }) },
    fc.record({ kind: fc.constant('draft beside' as const), of, product }),
    fc.record({ kind: fc.constantFrom('unpublish' as const, 'throw away' as const, 'take back' as const, 'delete' as const), of }),
  )
}

type ProductData = Omit<RequiredDataFromCollectionSlug<'products'>, '_status'>

/** Does one of them; nothing where there is no product yet. */
export async function takeStep<P>(cms: Payload, step: Step<P>, toData: (product: P) => ProductData): Promise<void> {
  const products = { collection: 'products', overrideAccess: true, depth: 0 } as const
  if (!('of' in step)) {
    const isDraft = step.kind === 'draft'
    await cms.create({ ...products, data: { ...toData(step.product), _status: isDraft ? 'draft' : 'published' }, draft: isDraft })
    return
  }
  const { docs } = await cms.find({ ...products, sort: 'id', trash: true, pagination: false })
  const meant = docs.at(step.of % Math.max(docs.length, 1))
  if (!meant) return
  const { id } = meant
  const update = (data: object, draft = false) => cms.update({ ...products, id, data, trash: true, draft })
  if (step.kind === 'change') await update({ ...toData(step.product), _status: 'published' })
  else if (step.kind === 'draft beside') await update(toData(step.product), true)
  else if (step.kind === 'unpublish') await update({ _status: 'draft' })
  else if (step.kind === 'throw away') await update({ deletedAt: new Date().toISOString() })
  else if (step.kind === 'take back') await update({ deletedAt: null })
  else await cms.delete({ ...products, id, trash: true })
}
