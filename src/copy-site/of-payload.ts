import { flattenAllFields } from 'payload'
import { z } from 'zod'
import { type Conversion, withConverted } from './convert'

type Converted = Record<string, unknown>

const entries = z.array(z.looseObject({}))

/** A job and what it has done: what it was given is JSON, whose fields its task declares. */
export function convertJob(job: Converted, conversion: Conversion): Converted {
  const log = entries.safeParse(job.log).data
  return withInput({ ...job, ...(log && { log: log.map((entry) => withInput(entry, conversion)) }) }, conversion)
}

function withInput(given: Converted, conversion: Conversion): Converted {
  const { tasks } = conversion.payload.config.jobs
  const fields = tasks?.find(({ slug }) => slug === given.taskSlug)?.inputSchema
  if (!fields || given.input === undefined) return given
  return { ...given, input: withConverted(flattenAllFields({ fields }), given.input, conversion) }
}

/** What somebody has set for the form of one document: its name ends with the document's id. */
const OF_A_DOCUMENT = /^(collection-(.+)-|(.+)-edit-)([0-9a-f]+)$/

/** A setting of somebody's. */
export function convertPreference(preference: Converted, { ids, payload }: Conversion): Converted {
  const [, before = '', ofForm, ofEditing, id] = OF_A_DOCUMENT.exec(String(preference.key)) ?? []
  const slug = ofForm ?? ofEditing
  if (slug === undefined || !payload.config.collections.some((collection) => collection.slug === slug)) return preference
  return { ...preference, key: `${before}${ids.evenIfGone(slug, id)}` }
}
