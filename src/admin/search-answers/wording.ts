import type { ExplainedHit } from '../../content/explain-search'
import type { FoundKind } from '../../domain/search/entry'
import type { Met } from '../../domain/search/why'

/** What can be found, and where visitors see it. */
export const kindNames: Readonly<Record<FoundKind, string>> = {
  product: '产品',
  category: '产品分类',
  document: '资料',
  solution: '解决方案',
  story: '案例',
  news: '新闻',
}

/** Kinds with a tab on the page of results; the others are suggested while typing. */
export const isListed = (kind: FoundKind): boolean => kind === 'product' || kind === 'document' || kind === 'news'

const matches = { same: '名称完全相同', meant: '名称是它的同义词', begins: '名称以它开头', longer: '型号是它的开头' } as const
const levels = { name: '名称里有', details: '参数或简介里有', texts: '正文或文件里有' } as const

/** Where a result stands, in one word: the first in this order come first. */
export function rankOf({ code, match, level }: ExplainedHit): string {
  if (code !== null) return '订货型号完全相同'
  return match && level === 'name' ? matches[match] : levels[level]
}

/** All of them, in the order in which results stand. */
export const ranks: readonly string[] = ['订货型号完全相同', ...Object.values(matches), ...Object.values(levels)]

/** Where a word was met. */
export function metText(met: Met | null): string {
  if (met === null) return '在其他内容里'
  switch (met.where) {
    case 'name':
      return '在名称里'
    case 'synonym':
      return `名称里有同义词“${met.word}”`
    case 'spelt':
      return `拼音是名称里的“${met.word}”`
    case 'spelling':
      return '是名称的拼音'
    case 'detail':
      return `在参数或简介里：${met.excerpt}`
    case 'text':
      return `在正文里：${met.excerpt}`
    case 'page':
      return `在文件第 ${met.page} 页：${met.excerpt}`
  }
}

const units: Readonly<Record<string, string>> = {
  ...{ a: 'A', v: 'V', w: 'W', va: 'VA', var: 'var', hz: 'Hz', hp: 'hp', mm: 'mm', p: '极', mod: '模数' },
}

/** `70000a` as it is read: `70000 A`. */
export function quantityText(quantity: string): string {
  const [, number = quantity, unit = ''] = /^([\d·]+)([a-z]*)$/.exec(quantity) ?? []
  return `${number.replace('·', '.')} ${units[unit] ?? unit}`
}
