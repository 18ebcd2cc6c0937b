import type { ActiveWork, ListedRun } from '../../import-orders/overview-shape'

export const workNames = { look: '试运行', import: '导入', 'preview-undo': '预览撤销', undo: '撤销' } as const satisfies Record<
  ActiveWork['work'],
  string
>

export const arrivals = { published: '直接发布', drafts: '存为草稿', scheduled: '定时发布' } as const satisfies Record<
  ListedRun['arrival'],
  string
>

const actions: Record<string, string> = {
  created: '新建',
  changed: '更新',
  same: '没有变化',
  conflict: '冲突，保留本站的',
  kept: '已有同编号，未动',
  gone: '本站已删除，未移入',
  missing: '文件取不到',
  failed: '不能写入',
}

/** What was done with how many, or would be. */
export const totalsText = (totals: Record<string, number>): string =>
  Object.entries(totals)
    .map(([action, count]) => `${actions[action] ?? action} ${count}`)
    .join(' · ')

/** How long something takes, as one says it. */
export function duration(seconds: number): string {
  if (seconds < 60) return '不到 1 分钟'
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes} 分钟`
  return `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分钟`
}

/** How a run ended. */
export function endOf({ isDry, end }: Pick<ListedRun, 'isDry' | 'end'>): string {
  if (end === 'undone') return '已撤销'
  const name = isDry ? '试运行' : '导入'
  return end === 'open' ? `${name}未完成` : `${name}完成`
}
