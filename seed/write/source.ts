import type { Fixtures } from '../load-fixtures'
import type { markdownConverter } from '../markdown'
import type { Writer } from '../writer'

/** What every part of the seed works with. */
export type Source = {
  fixtures: Fixtures
  writer: Writer
  toRichText: Awaited<ReturnType<typeof markdownConverter>>
}

/** The ids that are there, in order: an editor may have deleted some. */
export function present<T>(ids: (T | undefined)[]): T[] {
  return ids.filter((id): id is T & {} => id !== undefined)
}

/**
 * The id of something that a document can't do without.
 *
 * @throws Error when an editor has deleted it: then the dependent fixture can't be seeded either
 */
export function needed<T>(id: T | undefined, what: string): T {
  if (id === undefined) throw new Error(`${what} 已被删除，无法写入引用它的演示内容；请用 npm run seed -- --reset 重建`)
  return id
}

/** `yyyy-MM-dd HH:mm` in Asia/Shanghai as an ISO instant. */
export function toInstant(dateTime: string): string {
  return new Date(`${dateTime.replace(' ', 'T')}:00+08:00`).toISOString()
}
