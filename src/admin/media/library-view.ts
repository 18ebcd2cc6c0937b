import type { Where } from 'payload'
import { z } from 'zod'

/** A choice, and the condition by which a list is narrowed to it; those of lists are texts, as addresses have them. */
type Option = { key: string; label: string; condition: Where | null }

const HEAVY_BYTES = 5 * 1024 * 1024

/** What the library is narrowed to with one press. What is recent depends on the day: see `recently`. */
export const views = [
  { key: 'all', label: '全部', condition: null },
  { key: 'recent', label: '最近 7 天', condition: null },
  { key: 'unused', label: '未使用', condition: { isUsed: { equals: 'false' } } },
  { key: 'untold', label: '缺少替代文字', condition: { altLater: { equals: 'true' } } },
] as const satisfies readonly Option[]

export const kinds = [
  { key: 'any', label: '图片和视频', condition: null },
  { key: 'image', label: '图片', condition: { mimeType: { contains: 'image/' } } },
  { key: 'video', label: '视频', condition: { mimeType: { contains: 'video/' } } },
] as const satisfies readonly Option[]

/** By what pages need: the widest picture on a screen, what a phone shows, and what is large for what it is. */
export const sizes = [
  { key: 'any', label: '不限大小', condition: null },
  { key: 'wide', label: '宽 1920 像素以上', condition: { width: { greater_than_equal: '1920' } } },
  { key: 'narrow', label: '宽不到 800 像素', condition: { width: { less_than: '800' } } },
  { key: 'heavy', label: '文件大于 5 MB', condition: { filesize: { greater_than: String(HEAVY_BYTES) } } },
] as const satisfies readonly Option[]

/** What the library shows of all there is. */
export type LibraryView = {
  view: (typeof views)[number]['key']
  kind: (typeof kinds)[number]['key']
  size: (typeof sizes)[number]['key']
  folder: string | null
}

export const WHOLE: LibraryView = { view: 'all', kind: 'any', size: 'any', folder: null }

const DAY_MS = 24 * 60 * 60 * 1000
const RECENT_DAYS = 7

/** Kept to the day, so that the address of a list is the same all day. */
const recently = (now: Date): Where => {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return { createdAt: { greater_than: new Date(midnight - RECENT_DAYS * DAY_MS).toISOString() } }
}

/** The conditions of a view, as Payload's lists take them, beside others that somebody has set. */
export function whereOf({ view, kind, size, folder }: LibraryView, others: readonly Where[], now: Date): Where {
  const own: (Where | null)[] = [
    view === 'recent' ? recently(now) : conditionOf(views, view),
    conditionOf(kinds, kind),
    conditionOf(sizes, size),
    folder === null ? null : { folder: { equals: folder } },
  ]
  const and = [...others, ...own.filter((condition) => condition !== null)]
  return and.length > 0 ? { or: [{ and }] } : {}
}

const conditionOf = (options: readonly Option[], chosen: string) => options.find(({ key }) => key === chosen)?.condition ?? null

/** Reads a list's conditions back: the view, and what is none of its. */
export function readView(where: unknown): { view: LibraryView; others: Where[] } {
  const view = { ...WHOLE }
  const others: Where[] = []
  for (const condition of conditionsOf(where)) {
    const own = ownOf(condition)
    if (own) Object.assign(view, own)
    else others.push(condition)
  }
  return { view, others }
}

/** What one condition says of the view; null for others. */
function ownOf(condition: Where): Partial<LibraryView> | null {
  const text = JSON.stringify(condition, (_, value: unknown) => (typeof value === 'object' ? value : String(value)))
  const chosenOf = <O extends Option>(options: readonly O[]) => options.find((option) => JSON.stringify(option.condition) === text)
  const [view, kind, size] = [chosenOf(views), chosenOf(kinds), chosenOf(sizes)]
  if (view) return { view: view.key }
  if (kind) return { kind: kind.key }
  if (size) return { size: size.key }
  if (/^\{"createdAt":\{"greater_than":"[^"]*"\}\}$/.test(text)) return { view: 'recent' }
  const folder: unknown = Reflect.get(Object(condition.folder), 'equals')
  return typeof folder === 'string' && text === JSON.stringify({ folder: { equals: folder } }) ? { folder } : null
}

/** What an address says may be anything. */
const conditions = z.record(z.string(), z.unknown()).catch({})
const list = z.array(z.unknown()).catch([])

/** Conditions that all hold; alternatives are one condition. */
function conditionsOf(where: unknown): Where[] {
  const { and, or, ...rest } = conditions.parse(where)
  const alternatives = list.parse(or)
  const single = alternatives.length === 1 ? conditionsOf(alternatives[0]) : []
  const several = alternatives.length > 1 ? [{ or: alternatives.map((one): Where => Object(one)) }] : []
  const flat = Object.entries(rest).map(([field, comparison]): Where => ({ [field]: Object(comparison) }))
  return [...flat, ...list.parse(and).flatMap(conditionsOf), ...single, ...several]
}
