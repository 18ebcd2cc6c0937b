import type { TextField } from 'payload'

/** Browsers read a backslash like a slash: `/\other.example` is another site. */
const LINK = /^(\/(?![/\\])|https:\/\/)\S*$/

/** Is this an address of this site (`/…`) or an `https://` address? Nothing else may become a link. */
export function isLink(value: unknown): value is string {
  return typeof value === 'string' && LINK.test(value)
}

type Options = {
  required?: boolean
  description?: string
  /** It leads to another site: nothing of this one is offered. */
  isOutside?: boolean
}

const offersOwn = { afterInput: ['/src/admin/links/choose-address#ChooseAddress'] }

/** The target of a link: a path of this site, which can be chosen by what it shows (spec: content/chosen-links), or an https address. */
export function webLink(name: string, label: string, { required = false, description, isOutside = false }: Options = {}): TextField {
  return {
    name,
    type: 'text',
    label,
    required,
    maxLength: 500,
    validate: (value: unknown) => {
      if (value === undefined || value === null || value === '') return required ? `请填写${label}` : true
      return isLink(value) || '链接须以 / 或 https:// 开头，不能含空格'
    },
    // The dashboard of the admin follows such fields to find broken links.
    custom: { isLink: true },
    admin: {
      description: description ?? '站内路径（以 / 开头）或 https:// 网址。',
      ...(isOutside ? {} : { components: offersOwn }),
    },
  }
}
