/** A process that completes the pictures of its `DATA_DIR` in the background, as the server does (src/server/start-cms.ts). Says `ready`. */
import { getPayload } from 'payload'
import config from '../../payload.config'
import { keepWidthsComplete } from '../../src/picture-widths/keep-complete'

const cms = await getPayload({ config })
keepWidthsComplete(cms)
console.log('ready')
// The looks alone keep no process alive.
setInterval(() => undefined, 60_000)
