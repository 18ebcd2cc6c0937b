import type { PayloadRequest, TextField } from 'payload'
import { checkRule } from '../../src/domain/order-codes/check-rule'
import { readCode } from '../../src/domain/order-codes/read-code'
import { oneLine } from './one-line'

const MAX_LENGTH = 100

type Asked = { data: unknown; req: PayloadRequest }

/** Is it a code that the product's rule yields, written as it is printed? Left empty, the whole series is meant. */
async function problemOf(value: unknown, { data, req }: Asked): Promise<string | true> {
  if (typeof value !== 'string' || value.trim() === '') return true
  if (value.length > MAX_LENGTH) return `型号不能超过 ${MAX_LENGTH} 个字符。`
  const product: unknown = Reflect.get(Object(data), 'product')
  if (typeof product !== 'string' && typeof product !== 'number') return '请先选择我们的产品。'
  const where = { id: { equals: product } }
  const { docs } = await req.payload.find({
    ...{ collection: 'products', where, select: { model: true, orderingRule: true }, limit: 1, depth: 0, overrideAccess: true, req },
  })
  const { rule, problems } = checkRule(docs[0]?.orderingRule)
  if (!rule || problems.length > 0) return `产品 ${docs[0]?.model ?? ''} 还没有订货型号规则，请留空。`
  const reading = readCode(rule, value)
  if (reading?.code === value) return true
  if (reading?.code) return `请写作 ${reading.code}。`
  return [`${docs[0]?.model} 没有这个订货型号`, ...(reading?.notes ?? [])].join('：')
}

/** One of the product's order codes. */
export const ownOrderCode: TextField = {
  ...oneLine('orderCode', '我们的订货型号', {
    maxLength: MAX_LENGTH,
    description: '完整的订货型号；只能对应到系列时留空，由客户自己选配。',
  }),
  validate: problemOf,
}
