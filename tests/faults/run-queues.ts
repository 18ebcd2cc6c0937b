/**
 * A process that runs the queues of src/jobs as the server does (src/server/start-cms.ts). Says `ready`, and `looked` when it
 * has looked for what is due, and done it.
 */
import { getPayload } from 'payload'
import config from '../../payload.config'

const cms = await getPayload({ config, cron: true })
const { run } = cms.jobs
Reflect.set(cms.jobs, 'run', async (options: Parameters<typeof run>[0]) => {
  const result = await run(options)
  if (options?.queue === 'default') console.log('looked')
  return result
})
console.log('ready')
