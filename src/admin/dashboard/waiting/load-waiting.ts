import { isReader, type Reader } from '../reader'
import { type Drafts, loadDrafts } from './load-drafts'
import { type FailedJobs, loadFailedJobs } from './load-failed-jobs'
import { type Inbox, loadOverdue, loadRequests, type Overdue } from './load-requests'
import { loadSchedule, type Scheduled } from './load-schedule'

/** What waits for the reader; null is what the reader's role doesn't see. */
export type Waiting = {
  inboxes: Inbox[] | null
  overdue: Overdue[] | null
  drafts: Drafts | null
  schedule: Scheduled[] | null
  failedJobs: FailedJobs | null
}

/**
 * What waits (spec: content/dashboard, content/roles): requests for administrators and service staff, never for editors; drafts
 * and schedules for those who publish; failed work for administrators, and what failed of the schedules for editors.
 */
export async function loadWaiting(reader: Reader): Promise<Waiting> {
  const serves = isReader(reader, ['admin', 'service'])
  const writes = isReader(reader, ['admin', 'editor'])
  const [inboxes, overdue, drafts, schedule, failedJobs] = await Promise.all([
    serves ? loadRequests(reader) : null,
    serves ? loadOverdue(reader) : null,
    writes ? loadDrafts(reader) : null,
    writes ? loadSchedule(reader) : null,
    writes ? loadFailedJobs(reader) : null,
  ])
  return { inboxes, overdue, drafts, schedule, failedJobs }
}
