import 'server-only'
import type { Coordination } from '../contract/selection'
import { isTabled, pairAbove, pairBelow } from '../domain/selectivity'
import type { Demand } from '../domain/selector/meets'
import type { Selection } from '../domain/selector/selection'
import type { DocumentId } from '../lib/document-id'
import { find } from './find'
import { pairsAbove, withModels } from './selectivity'
import { type PairsWith, pairsBelow, selectivityFields } from './selectivity-rows'
import { visitor } from './viewer'

/** On which side of a device of this use others are told of. */
const sides: Readonly<Record<string, Coordination['side']>> = { incoming: 'below', feeder: 'above', final: 'above' }

const MOST_SHOWN = 6

/**
 * What tables of selectivity say of the nearest device, and of those below or above it (spec: selector/coordination).
 *
 * @returns null where they say nothing of it
 */
export async function coordinationOf(
  { use, choices, numbers }: Selection,
  demands: readonly Demand[],
  { id, amperes }: { id: DocumentId; amperes: number | null },
): Promise<Coordination | null> {
  const side = sides[use.key]
  if (!side || amperes === null || !isTabled(Number(choices.u))) return null
  const breaking = demands.find(({ key }) => key === 'breaking')
  const kiloamperes = breaking && breaking.how !== 'one-of' ? breaking.value : numbers.ik
  const pick = side === 'below' ? pairBelow : pairAbove
  const said = side === 'below' ? await readBelow(id) : await pairsAbove(id, visitor)
  const found = said.flatMap(({ product, conditions, ...table }) => {
    const pair = pick(table, amperes, kiloamperes)
    return pair ? [{ product, conditions, limit: pair.limit, amperes: side === 'below' ? pair.upTo : pair.from }] : []
  })
  const devices = (await withModels(found, visitor)).slice(0, MOST_SHOWN)
  return devices.length > 0 ? { side, amperes, kiloamperes, devices } : null
}

async function readBelow(id: DocumentId): Promise<PairsWith[]> {
  const { docs } = await find(visitor, {
    collection: 'products',
    where: { id: { equals: id } },
    select: selectivityFields,
    limit: 1,
    pagination: false,
  })
  return docs.flatMap(pairsBelow)
}
