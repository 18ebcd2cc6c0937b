import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { anonymise } from './anonymous'
import { findPerson } from './find-person'
import type { erasure, Person } from './person'

const COMPLETED = '2'

/**
 * Takes away what is stored about somebody, in the way that the settings name for requests whose time is over. Requests that
 * are not completed stay unless they are asked for: somebody may be waiting for a call.
 */
export async function erasePerson(
  req: PayloadRequest,
  who: Person,
  { includesOpen }: { includesOpen: boolean },
): Promise<z.infer<typeof erasure>> {
  const { payload } = req
  const { retentionAction } = await payload.findGlobal({ slug: 'service-settings', depth: 0, overrideAccess: true })
  const { requests } = await findPerson(req, who)
  const due = requests.filter(({ status }) => includesOpen || status === COMPLETED)
  for (const { collection, id } of due) {
    if (retentionAction === 'delete') await payload.delete({ collection, id, depth: 0, overrideAccess: true, req })
    else await anonymise(payload, { collection, id }, req)
  }
  return { erased: due.length, keptOpen: requests.length - due.length }
}
