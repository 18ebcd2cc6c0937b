import type { LinkFeature } from '@payloadcms/richtext-lexical'
import type { TextFieldSingleValidation } from 'payload'

type Options = NonNullable<Parameters<typeof LinkFeature>[0]>
type LinkFields = Extract<NonNullable<Options['fields']>, (...args: never[]) => unknown>

/** A web page, a page of this site, a place on the page, an e-mail address or a telephone number; the beginning alone is none. */
const ADDRESS = /^(https?:\/\/[^\s/]+\S*|\/(?![/\\])\S*|#\S+|mailto:\S+|tel:\S+)$/

/** @returns true, or what is wrong */
export function checkAddress(value: unknown, linkType: unknown): true | string {
  if (linkType === 'internal') return true
  if (typeof value === 'string' && ADDRESS.test(value)) return true
  return '链接地址不完整：其他网站以 https:// 开头，本站页面以 / 开头，不能含空格。'
}

/** The fields of a link, and for addresses by hand what may be written: pages without a document of their own have only a path. */
export const linkFields: LinkFields = ({ defaultFields }) =>
  defaultFields.map((field) => {
    if (!('name' in field) || field.name !== 'url' || field.type !== 'text' || field.hasMany) return field
    const description =
      '其他网站以 https:// 开头；本站固定页面写路径，如 /Download（下载中心）、/Consult（项目咨询）、/CustomerView（客户服务）。'
    const validate: TextFieldSingleValidation = (value, { siblingData }) => checkAddress(value, Reflect.get(siblingData ?? {}, 'linkType'))
    return { ...field, validate, admin: { ...field.admin, description } }
  })
