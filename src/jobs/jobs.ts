import type { JobsConfig } from 'payload'
import { hasRole } from '../domain/roles'
import { forgetOldRequests } from './forget-old-requests'
import { forwardRequest } from './forward-request'
import { mergeWordsNightly } from './merge-words'
import { notifyStaff } from './notify-staff'
import { publishLegacyImport } from './publish-legacy-import'
import { renewFilterGaps } from './renew-filter-gaps'

const administrators: NonNullable<NonNullable<JobsConfig['access']>['run']> = ({ req }) => hasRole(req.user, ['admin'])

/**
 * The work that is done beside requests. The server runs the queues itself, every minute (src/server/start-cms.ts);
 * jobs lie in the database, so that they survive a restart and any process can take them.
 */
export const jobs: JobsConfig = {
  tasks: [forwardRequest, notifyStaff, forgetOldRequests, renewFilterGaps, mergeWordsNightly, publishLegacyImport],
  autoRun: [
    { cron: '* * * * *', queue: 'default', limit: 20 },
    { cron: '* * * * *', queue: 'nightly', limit: 1 },
  ],
  access: { run: administrators, queue: administrators, cancel: administrators },
}
