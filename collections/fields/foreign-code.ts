import type { FieldHook, PayloadRequest, TextField, Where } from 'payload'
import { foldCode } from '../../src/domain/order-codes/fold-code'
import { oneLine } from './one-line'

const MAX_LENGTH = 100

type Asked = { id?: number | string; req: PayloadRequest }

/** Is it taken already, in whatever way of writing? Said at the field, as nobody sees the folded one. */
async function problemOf(value: unknown, { id, req }: Asked): Promise<string | true> {
  if (typeof value !== 'string' || value.trim() === '') return '请填写型号。'
  if (value.length > MAX_LENGTH) return `型号不能超过 ${MAX_LENGTH} 个字符。`
  const folded = foldCode(value)
  if (folded === '') return '型号中至少要有一个字母或数字。'
  const where: Where = { and: [{ foldedCode: { equals: folded } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] }
  const { totalDocs } = await req.payload.count({ collection: 'code-aliases', where, overrideAccess: true, req })
  return totalDocs === 0 || '这个型号已经有了对照（大小写、空格和连字符不同也算同一个）。'
}

/** An order code as others write it. */
export const foreignCode: TextField = {
  ...oneLine('code', '型号', {
    required: true,
    maxLength: MAX_LENGTH,
    description: '照客户手里的写法，例如：HM1-250L/3300。大小写、空格和连字符不同也能找到。',
  }),
  index: true,
  validate: problemOf,
}

const fold: FieldHook = ({ siblingData, value }) => {
  const code: unknown = Reflect.get(siblingData, 'code')
  return typeof code === 'string' ? foldCode(code) : value
}

/** The same, as it is looked for. */
export const foldedCode: TextField = {
  name: 'foldedCode',
  type: 'text',
  label: '型号（用于查找）',
  unique: true,
  index: true,
  admin: { hidden: true },
  hooks: { beforeValidate: [fold] },
}
