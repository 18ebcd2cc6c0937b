import { escapeHtml, t } from '../core/html'
import { logo } from './logo'
import { styles } from './styles'

export type Papers = {
  title: string
  /** Right of the running header; the title when missing. */
  running?: string
  /** Document number and edition, in the footer. */
  number: string
  /** Complete pages before the flow: `<section class="page fixed">`. */
  before?: string
  /** Blocks that are laid out on pages. */
  flow?: string
  after?: string
  css?: string
  landscape?: boolean
  /** Whose paper it is, where it isn't the maker's. */
  publisher?: string
}

/** The whole HTML of a document. */
export function papers({
  title,
  running = title,
  number,
  before = '',
  flow = '',
  after = '',
  css = '',
  landscape = false,
  publisher,
}: Papers): string {
  const mould = `<section class="page"><div class="head">${publisher ? `<b>${t(publisher)}</b>` : logo()}<span>${t(running)}</span></div><div class="body"></div><div class="foot"><span>${publisher ? '样本 / 虚构，不具有证明效力' : '恒沃电气股份有限公司　技术支持 400-000-0000'}</span><span>${t(number)}</span><span class="number"></span></div></section>`
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${styles(landscape)}${css}</style></head><body><template id="mould">${mould}</template>${before}<div id="flow">${flow}</div>${after}</body></html>`
}
