import { DomUtils, parseDocument } from 'htmlparser2'
import type { Field } from 'payload'
import { FROM, markedPieces, parseSource, type Source } from '../../../src/lib/source-marks'

/** A field of a collection or global with a public face, rows of lists as `*`. */
export type Reachable = { kind: string; path: string; label: string; why: string; type: Field['type'] }

/** Fields whose values are seen in another way. */
const reasons: Readonly<Record<string, string>> = {
  'products:turntable': '点开才播放',
  'products:parameters.*.unit': '与数值是一处',
  'stories:video': '点开才播放',
  'story-categories:cover': '只在接口中',
  'news:banner': '只在接口中',
  'single-pages:attachment': '显示文件自己的名称',
  // Beside their words pictures of uses are decoration.
  'selector-page:uses.*.picture': '点名称或说明',
  'site-information:siteName': '只给搜索引擎和读屏',
  'site-information:description': '只给搜索引擎和读屏',
  'site-information:companyName': '只给搜索引擎',
  'site-information:keywords': '只给搜索引擎',
}

/** What style sheets hide on phones, which the page alone doesn't tell; tests/e2e/click-to-edit looks at one. */
const HIDDEN_ON_PHONES = ['home-page:storiesLine', 'documents:note']

/** Why a field can't be reached by a click in the page, by what it is; empty when it can. */
function reasonOf(field: Field, kind: string, path: string): string {
  if (path.startsWith('seo.')) return '只给搜索引擎'
  if (field.admin && 'readOnly' in field.admin && field.admin.readOnly) return '自动填写'
  if (field.custom?.isLink) return '链接的地址'
  if (field.custom?.isCode) return '编号、路径或图标名'
  return ['text', 'textarea', 'richText', 'upload'].includes(field.type) ? (reasons[`${kind}:${path}`] ?? '') : '不是文字和图片'
}

type Around = { kind: string; prefix: string; labels: readonly string[] }

/** All fields of a collection or global that editors fill in, in the order of the form. */
export const fieldsOf = (kind: string, fields: readonly Field[]): Reachable[] => within(fields, { kind, prefix: '', labels: [] })

const within = (fields: readonly Field[], around: Around): Reachable[] =>
  fields
    .filter((field) => !isHidden(field))
    .flatMap((field) => (field.type === 'tabs' ? withinTabs(field, around) : withinField(field, around)))

function withinTabs({ tabs }: Extract<Field, { type: 'tabs' }>, around: Around): Reachable[] {
  return tabs.flatMap((tab) => within(tab.fields, 'name' in tab && tab.name ? inside(around, `${tab.name}.`, String(tab.label)) : around))
}

function withinField(field: Field, around: Around): Reachable[] {
  const name = 'name' in field ? field.name : undefined
  if (!name) return 'fields' in field ? within(field.fields, around) : []
  const label = 'label' in field ? String(field.label || '') : name
  if (field.type === 'group') return within(field.fields, inside(around, `${name}.`, label))
  if (field.type === 'array') return within(field.fields, inside(around, `${name}.*.`, label))
  const path = around.prefix + name
  return [
    { kind: around.kind, path, label: [...around.labels, label].join(' · '), why: reasonOf(field, around.kind, path), type: field.type },
  ]
}

const inside = ({ kind, prefix, labels }: Around, step: string, label: string): Around => ({
  kind,
  prefix: prefix + step,
  labels: label === '' ? labels : [...labels, label],
})

const isHidden = (field: Field) => Boolean(field.admin && 'hidden' in field.admin && field.admin.hidden) || field.type === 'ui'

/** The fields of which a page shows a text or picture, and not to screen readers alone: `products:mainParameters.*.value`. */
export function shownFields(page: string): string[] {
  const { children } = parseDocument(page)
  for (const unseen of DomUtils.findAll(isUnseen, children)) DomUtils.removeElement(unseen)
  const texts = markedPieces(DomUtils.textContent(children)).map(({ source }) => source)
  const media = DomUtils.findAll(({ attribs }) => attribs.src !== undefined, children).flatMap(
    ({ attribs: { src = '' } }) => parseSource(src.split(FROM)[1] ?? '') ?? [],
  )
  return [...texts, ...media].map(nameOf)
}

const isUnseen = ({ name, attribs }: { name: string; attribs: Readonly<Record<string, string>> }) =>
  ['head', 'script', 'template'].includes(name) || (attribs.class ?? '').split(' ').includes('visually-hidden')

/** `products:mainParameters.*.value` */
export function nameOf({ document, path }: Source): string {
  const field = path
    .split('#')[0]
    ?.replaceAll(/\.\d+\./g, '.*.')
    .replace(/\.\d+$/, '')
  return `${document.split('.')[0]}:${field}`
}

type Layouts = Readonly<Record<'desktop' | 'mobile', ReadonlySet<string>>>

/** The table as it stands in the documentation. */
export function tableOf(fields: readonly Reachable[], shown: Layouts, typed: Layouts): string {
  const rows = fields.map((field) => {
    const { kind, path, label, why } = field
    const name = `${kind}:${path}`
    const isOnPhones = shown.mobile.has(name) && !HIDDEN_ON_PHONES.includes(name)
    const cell = (isShown: boolean) => (isShown ? '✓' : why || '—')
    const isShown = shown.desktop.has(name) || isOnPhones
    return `| ${kind} | ${path} | ${label} | ${cell(shown.desktop.has(name))} | ${cell(isOnPhones)} | ${isShown ? typedCell(field, typed) : ''} |`
  })
  return ['| kind | field | label | desktop | phone | typed in place |', '| --- | --- | --- | --- | --- | --- |', ...rows].join('\n')
}

function typedCell({ kind, path, type }: Reachable, { desktop, mobile }: Layouts): string {
  if (type === 'upload') return '图片'
  if (type !== 'text') return '多行文字'
  const name = `${kind}:${path}`
  const layouts = [desktop.has(name) && '桌面', mobile.has(name) && !HIDDEN_ON_PHONES.includes(name) && '手机'].filter(Boolean)
  return layouts.length === 2 ? '✓' : layouts.join('') || '与其他文字合在一起'
}
