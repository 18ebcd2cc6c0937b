import { type SchedulePublishHandlerArgs, schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { ServerFunction } from 'payload'
import { hasRole } from '../../domain/roles'
import { checkDocument } from '../../publishing/check-document'

/** So many fields are named; the check beside the button has all. */
const NAMED = 3

/**
 * Schedules a publishing, unless it would fail at its time: what is incomplete now is said now. Whatever is changed later is checked again by
 * the publishing itself.
 */
export const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const problem = args.type !== 'unpublish' && args.deleteID === undefined ? await problemOf(args) : null
  return problem === null ? schedulePublishHandler(args) : { error: problem }
}

async function problemOf({ doc, global, req }: Parameters<typeof schedulePublish>[0]): Promise<string | null> {
  // Others may not publish, and what they ask for is refused by its rights.
  if (!hasRole(req.user, ['admin', 'editor'])) return null
  const name = doc ? { slug: doc.relationTo, id: String(doc.value) } : { slug: global ?? '', id: null }
  const errors = (await checkDocument(req, name))?.filter(({ severity }) => severity === 'error') ?? []
  if (errors.length === 0) return null
  const labels = errors.map(({ label }) => `“${label}”`)
  const named = labels.length > NAMED ? `${labels.slice(0, NAMED).join('、')}等 ${labels.length} 项` : labels.join('、')
  return `没有安排：到时会发布不了。请先在“发布检查”中补全${named}。`
}
