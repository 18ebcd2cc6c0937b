import { isReader, type Reader } from '../reader'
import { type Drafts, loadDrafts } from './load-drafts'
import { type FailedJobs, loadFailedJobs } from './load-failed-jobs'
import { type Inbox, loadRequests } from './load-requests'
import { loadSchedule, type Scheduled } from './load-schedule'

/** What waits for the reader; null is what the reader's role doesn't see. */
export type Waiting = {
  inboxes: Inbox[] | null
  drafts: Drafts | null
  schedule: Scheduled[] | null
  failedJobs: FailedJobs | null
}

/**
 * What waits (decision 8): requests for administrators and service staff, never for editors; drafts and schedules for those
 * who publish; failed work for administrators, and what failed of the schedules for editors.
 */
export async function loadWaiting(reader: Reader): Promise<Waiting> {
  const writes = isReader(reader, ['admin', 'editor'])
  const [inboxes, drafts, schedule, failedJobs] = await Promise.all([
    isReader(reader, ['admin', 'service']) ? loadRequests(reader) : null,
    writes ? loadDrafts(reader) : null,
    writes ? loadSchedule(reader) : null,
    writes ? loadFailedJobs(reader) : null,
  ])
  return { inboxes, drafts, schedule, failedJobs }
}
