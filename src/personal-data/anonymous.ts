import type { Payload, PayloadRequest } from 'payload'

/** Stands where personal data was. No phone number, so that no lookup finds it. */
const GONE = '已匿名'

/** What is left of a service request: kind, status, region and time, for counting. Removed photos are deleted by a hook. */
const anonymousRequest = { customerName: GONE, tel: GONE, goodsType: '', content: GONE, personalField: '', photos: [], notes: [] }

/** What is left of a consultation: industry, status, region and time. A list says where its places are. */
const anonymousConsultation = { name: GONE, mobile: GONE, email: '', company: '', content: GONE, listName: '', listRows: [], notes: [] }

type Target = { collection: 'service-requests' | 'consultations'; id: number | string }

/** Takes from a request whatever says who sent it. */
export async function anonymise(cms: Payload, { collection, id }: Target, req?: PayloadRequest): Promise<void> {
  const anonymisedAt = new Date().toISOString()
  if (collection === 'consultations')
    await cms.update({ collection, id, data: { ...anonymousConsultation, anonymisedAt }, depth: 0, overrideAccess: true, req })
  else await cms.update({ collection, id, data: { ...anonymousRequest, anonymisedAt }, depth: 0, overrideAccess: true, req })
}
