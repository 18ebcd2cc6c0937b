import type { TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { ATTRIBUTE_KEY, LONGEST_ATTRIBUTE_KEY } from '../../src/domain/attributes/attribute-key'

const isKey: TextFieldSingleValidation = (value, options) =>
  value && !ATTRIBUTE_KEY.test(value) ? '请用小写英文字母、数字和连字符，以字母开头，例如 rated-current。' : text(value, options)

/** By what addresses, spreadsheets and rules of order codes name an attribute: it stays as it is, because they are kept elsewhere. */
export const attributeKey: TextField = {
  name: 'key',
  type: 'text',
  label: '代号',
  required: true,
  maxLength: LONGEST_ATTRIBUTE_KEY,
  unique: true,
  index: true,
  access: { update: () => false },
  validate: isKey,
  admin: { position: 'sidebar', description: '网址和表格用它识别属性，例如 rated-current。保存后不能修改。' },
}
