/** Another process of the site: publishes a product once more, its id and what is changed as JSON in the arguments, and ends. */
import process from 'node:process'
import { getPayload } from 'payload'
import { z } from 'zod'
import config from '../../payload.config'

const [id = '', data = '{}'] = process.argv.slice(2)
const cms = await getPayload({ config })
await cms.update({
  collection: 'products',
  where: { id: { equals: id } },
  data: { ...z.record(z.string(), z.unknown()).parse(JSON.parse(data)), _status: 'published' },
  depth: 0,
  overrideAccess: true,
})
process.exit(0)
