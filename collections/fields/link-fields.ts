import type { LinkFeature } from '@payloadcms/richtext-lexical'

type Options = NonNullable<Parameters<typeof LinkFeature>[0]>
type LinkFields = Extract<NonNullable<Options['fields']>, (...args: never[]) => unknown>

/** The fields of a link, and for addresses by hand what may be written: pages without a document of their own have only a path. */
export const linkFields: LinkFields = ({ defaultFields }) =>
  defaultFields.map((field) => {
    if (!('name' in field) || field.name !== 'url' || field.type !== 'text') return field
    const description =
      '其他网站以 https:// 开头；本站固定页面写路径，如 /Download（下载中心）、/Consult（项目咨询）、/CustomerView（客户服务）。'
    return { ...field, admin: { ...field.admin, description } }
  })
