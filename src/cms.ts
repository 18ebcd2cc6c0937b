import 'server-only'
import config from '@payload-config'
import { getPayload } from 'payload'

/** The CMS of this process, started when it is first asked for. Collections and jobs have it as `req.payload`. */
export const getCms = () => getPayload({ config })
