import type { ReactNode } from 'react'
import type { Entry } from '../entry-list'
import type { Reader } from '../reader'
import { Section } from '../section'
import { UnfoldingList } from '../unfolding-list'
import { draftEntry, failedJobEntry, overdueEntry, scheduledEntry } from './entries'
import { Inboxes } from './inboxes'
import { loadWaiting } from './load-waiting'
import styles from './waiting.module.css'

const SHOWN = 6

/** What waits for somebody to do something. */
export function WaitingSection({ reader }: { reader: Reader }) {
  return (
    <Section id="dashboard-waiting" title="待处理" reader={reader} load={() => loadWaiting(reader)}>
      {({ inboxes, overdue, drafts, schedule, failedJobs }) => (
        <>
          {inboxes && <Inboxes inboxes={inboxes} />}
          {overdue && overdue.length > 0 && <Part title="逾期未处理" total={sum(overdue)} entries={overdue.map(overdueEntry)} />}
          {failedJobs && failedJobs.total > 0 && (
            <Part title="失败的后台任务" total={failedJobs.total} entries={failedJobs.newest.map(failedJobEntry)} />
          )}
          {drafts && (
            <Part title="未发布的草稿" total={drafts.total} entries={drafts.newest.map(draftEntry)}>
              没有未发布的草稿，网站上的内容都是最新的。
            </Part>
          )}
          {schedule && (
            <Part title="定时发布" total={schedule.length} entries={schedule.map(scheduledEntry)}>
              没有安排。在编辑页“发布”按钮旁的菜单里可以设定时间。
            </Part>
          )}
        </>
      )}
    </Section>
  )
}

const sum = (parts: readonly { total: number }[]) => parts.reduce((all, { total }) => all + total, 0)

type PartProps = { title: string; total: number; entries: Entry[]; children?: ReactNode }

/** A list with its number; what it says when it is empty is given as children. */
function Part({ title, total, entries, children }: PartProps) {
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>
        {title} <span className={styles.total}>{total}</span>
      </h3>
      {entries.length > 0 ? <UnfoldingList entries={entries} total={total} shown={SHOWN} /> : <p className={styles.nothing}>{children}</p>}
    </div>
  )
}
