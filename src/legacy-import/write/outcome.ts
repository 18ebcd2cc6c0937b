import type { Place } from '../../import-orders/places'
import type { Remark } from '../map/wanted'

/** What became, or would become, of a document of the source. */
export const actions = {
  created: '新建',
  changed: '更新',
  same: '没有变化',
  conflict: '两边都改过，保留本站的',
  kept: '本站已有同编号的内容，未动',
  gone: '本站已删除，不再移入',
  missing: '文件取不到，没有移入',
  failed: '不能写入',
} as const

export type Action = keyof typeof actions

export type Outcome = {
  place: Place
  key: string
  title: string
  action: Action
  /** Fields that were written. */
  fields: string[]
  /** Fields that were changed on both sides. */
  conflicts: string[]
  remarks: Remark[]
  /** A few values of both sides, for samples. */
  sides: { field: string; source: string; here: string }[]
}
