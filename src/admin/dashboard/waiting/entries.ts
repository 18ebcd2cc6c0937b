import { formatDateTime } from '../../../lib/dates'
import type { Entry } from '../entry-list'
import type { Draft } from './load-drafts'
import type { FailedJob } from './load-failed-jobs'
import type { Overdue } from './load-requests'
import type { Scheduled } from './load-schedule'

/** A time to the minute: `2026-11-22 09:10`. */
const minute = (instant: string) => formatDateTime(instant).slice(0, 16)

/** A draft as a line: 产品 · 张三 · 2026-11-22 09:10. */
export function draftEntry({ key, title, kind, href, isPublished, changedAt, changedBy }: Draft): Entry {
  const line = [kind, changedBy, minute(changedAt)].filter(Boolean).join(' · ')
  return { key, title, href, line, tag: isPublished ? '有新改动' : '从未发布' }
}

/** Something scheduled as a line: 产品 · 2026-11-22 09:10 发布. */
export function scheduledEntry({ key, title, kind, href, action, at }: Scheduled): Entry {
  return { key, title, href, line: `${kind} · ${minute(at)} ${action}`, tag: action }
}

/** Failed work as a line. */
export function failedJobEntry({ key, label, subject, href, isGivenUp, at }: FailedJob): Entry {
  const title = subject ? `${label}：${subject}` : label
  // A schedule fails when what is to be published lacks something.
  const advice = label === '定时发布' && href ? '，请打开检查内容是否完整，再重新发布' : ''
  return { key, title, href, line: `${minute(at)} 失败${advice}`, tag: isGivenUp ? '已放弃' : '将自动重试', isUrgent: isGivenUp }
}

/** What is overdue in one inbox as a line. */
export function overdueEntry({ key, label, total, href, oldestAt, days }: Overdue): Entry {
  const oldest = oldestAt ? `，最早的一条提交于 ${minute(oldestAt)}` : ''
  return { key, title: `${label} ${total} 条`, href, line: `提交后超过 ${days} 天仍未完成${oldest}`, tag: '逾期', isUrgent: true }
}
