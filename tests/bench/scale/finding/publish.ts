import type { Payload, PayloadRequest } from 'payload'
import { publicNumber } from '../../../../seed/synthetic/numbers'
import { inTransaction } from '../../../../src/database/transaction'
import type { OrderingRule } from '../../../../src/domain/order-codes/rule'
import { writeOrderCodes } from '../../../../src/finding/keep-order-codes'
import { documentId } from '../../../../src/lib/document-id'
import { type Cost, costOf } from './measure'

const ROUNDS = 7

class Undone extends Error {}

/** A rule with 5,000 codes. */
const rule = (prefix: string): OrderingRule => ({
  prefix,
  options: [option('frame', 50), option('rated', 10), option('trip', 10)],
  exclusions: [],
  accessories: [],
})

const option = (key: string, count: number) => ({
  key,
  name: key,
  values: Array.from({ length: count }, (_, index) => ({ fragment: `${key.slice(0, 1)}${index}`, label: `${index}` })),
})

/** Writing 5,000 codes of a product, all of them new, in a transaction that is taken back. */
export async function recomputingCost(cms: Payload, statements: { count: number }): Promise<Cost> {
  const id = await firstProduct(cms)
  const product = { id, orderingRule: rule('BENCH-1'), _status: 'published' }
  return costOf([() => takenBack(cms, (req) => writeOrderCodes({ ...req, payload: cms }, [product]))], statements, ROUNDS)
}

/** A publish by an editor, with so many codes or with those that the product has. */
export async function publishingCost(cms: Payload, statements: { count: number }, isLarge: boolean): Promise<Cost> {
  const id = await firstProduct(cms)
  const data = { kbsId: 'KBS-BENCH', _status: 'published' as const, ...(isLarge && { orderingRule: rule('BENCH-2') }) }
  const publish = (req: Partial<PayloadRequest>) => cms.update({ collection: 'products', id, data, depth: 0, req, overrideAccess: true })
  return costOf([() => takenBack(cms, publish)], statements, ROUNDS)
}

async function firstProduct(cms: Payload) {
  const where = { articleId: { equals: String(publicNumber(1)) } }
  return documentId.parse((await cms.db.findOne<{ id: string | number }>({ collection: 'products', where }))?.id)
}

async function takenBack(cms: Payload, work: (req: Partial<PayloadRequest>) => Promise<unknown>): Promise<void> {
  const undone = inTransaction(cms, async (req) => {
    await work(req)
    throw new Undone()
  })
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
}
