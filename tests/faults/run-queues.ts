/** A process that runs the queues of src/jobs as the server does (src/server/offer-bridge.ts). Says `ready`. */
import { getPayload } from 'payload'
import config from '../../payload.config'

await getPayload({ config, cron: true })
console.log('ready')
