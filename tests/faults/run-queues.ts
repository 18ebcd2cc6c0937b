/**
 * A process that runs the queues of src/jobs as the server does (src/server/start-cms.ts), but looks every second instead of every
 * minute. Says `ready`, and `looked` when it has looked for what is due, and done it.
 */
import { getPayload } from 'payload'
import config from '../../payload.config'

const { jobs } = await config
for (const queue of Array.isArray(jobs.autoRun) ? jobs.autoRun : []) if (queue.queue === 'default') queue.cron = '* * * * * *'
const cms = await getPayload({ config, cron: true })
const { run } = cms.jobs
Reflect.set(cms.jobs, 'run', async (options: Parameters<typeof run>[0]) => {
  const result = await run(options)
  if (options?.queue === 'default') console.log('looked')
  return result
})
console.log('ready')
