import type { Payload, PayloadRequest, Where } from 'payload'
import { countedRequestsOf } from '../limits/rate-limits'
import type { Consultation, ServiceRequest } from '../payload-types'
import type { FoundPerson, FoundRequest, Person } from './person'

type Inbox = FoundRequest['collection']

/** Finds all that is stored about somebody; what each place holds and why is in docs/privacy.md. */
export async function findPerson(req: PayloadRequest, who: Person): Promise<FoundPerson> {
  const { payload } = req
  const [consultations, services] = await Promise.all([findConsultations(payload, who), findServiceRequests(payload, who)])
  const requests = [...services.map(fromServiceRequest), ...consultations.map(fromConsultation)]
  const [mentions, jobs, counted, auditEntries, account] = await Promise.all([
    findMentions(payload, who, requests),
    countJobs(payload, services, requests),
    who.phone ? countedRequestsOf(payload, who.phone) : 0,
    countAuditEntries(payload, requests),
    who.email ? isAccount(payload, who.email) : false,
  ])
  return { requests, mentions, jobs, counted, auditEntries, account }
}

const all = { depth: 1, pagination: false, sort: '-createdAt', overrideAccess: true } as const

async function findConsultations(cms: Payload, { phone, email }: Person): Promise<Consultation[]> {
  const or: Where[] = [...(phone ? [{ mobile: { equals: phone } }] : []), ...(email ? [{ email: { like: email } }] : [])]
  const { docs } = await cms.find({ ...all, collection: 'consultations', where: { or } })
  // `like` also finds longer addresses that contain this one.
  return docs.filter(({ mobile, email: address }) => (phone && mobile === phone) || (email && address?.trim().toLowerCase() === email))
}

async function findServiceRequests(cms: Payload, { phone }: Person): Promise<ServiceRequest[]> {
  if (!phone) return []
  return (await cms.find({ ...all, collection: 'service-requests', where: { tel: { equals: phone } } })).docs
}

const notesOf = ({ notes }: Pick<Consultation, 'notes'>) => (notes ?? []).map(({ text, writtenAt }) => ({ text, writtenAt }))

/** The product by its name, and the page where the request began. */
function askedAbout({ product, sourcePage }: Pick<Consultation, 'product' | 'sourcePage'>) {
  return { product: typeof product === 'object' ? product?.title : product, sourcePage }
}

/** The list that came with it, a row in a line; nothing where none came. */
function sentList({ listName, listRows }: Pick<Consultation, 'listName' | 'listRows'>) {
  if (!listRows?.length) return {}
  const lines = listRows.map(({ code, title, product, quantity, note }) =>
    [code || title || product, `× ${quantity}`, note].filter(Boolean).join(' '),
  )
  return { listName, list: lines.join('\n') }
}

function fromConsultation({ id, status, createdAt, anonymisedAt, notes, ...row }: Consultation): FoundRequest {
  const { reference, name, mobile, email, company, profession, area, content } = row
  const sent = { reference, name, mobile, email, company, profession, area, content, ...sentList(row), ...askedAbout(row) }
  return {
    collection: 'consultations',
    id,
    kind: 'consultation',
    status,
    createdAt,
    anonymisedAt,
    sent,
    notes: notesOf({ notes }),
    photos: [],
  }
}

function fromServiceRequest({ id, kind, status, createdAt, anonymisedAt, notes, photos, ...row }: ServiceRequest): FoundRequest {
  const { reference, customerName, tel, goodsType, provincesAndCities, questionType, content, personalField, msgChannel, channelName } = row
  const sent = {
    reference,
    customerName,
    tel,
    goodsType,
    provincesAndCities,
    questionType,
    content,
    personalField,
    msgChannel,
    channelName,
    ...askedAbout(row),
  }
  const files = (photos ?? []).flatMap((photo) => (typeof photo === 'object' ? [{ id: photo.id, filename: photo.filename ?? '' }] : []))
  return { collection: 'service-requests', id, kind, status, createdAt, anonymisedAt, sent, notes: notesOf({ notes }), photos: files }
}

const texts = {
  'service-requests': ['content', 'personalField', 'notes.text'],
  consultations: ['content', 'listName', 'listRows.note', 'notes.text'],
} as const

async function findMentions(cms: Payload, { phone, email }: Person, known: readonly FoundRequest[]): Promise<FoundPerson['mentions']> {
  const words = [phone, email].filter((word) => word !== undefined)
  const isKnown = (collection: Inbox, id: number | string) => known.some((one) => one.collection === collection && one.id === id)
  const found = await Promise.all(
    (['service-requests', 'consultations'] as const).map(async (collection) => {
      const or = texts[collection].flatMap((field) => words.map((word): Where => ({ [field]: { contains: word } })))
      const { docs } = await cms.find({ ...all, depth: 0, collection, where: { or } })
      return docs.flatMap(({ id, createdAt }) => (isKnown(collection, id) ? [] : [{ collection, id, createdAt }]))
    }),
  )
  return found.flat()
}

async function countJobs(cms: Payload, services: readonly ServiceRequest[], requests: readonly FoundRequest[]): Promise<number> {
  if (requests.length === 0) return 0
  const about: Where[] = [
    { 'input.reference': { in: services.map(({ reference }) => reference) } },
    ...requests.map(
      ({ collection, id }): Where => ({
        and: [{ 'input.inbox': { equals: collection } }, { 'input.id': { equals: String(id) } }],
      }),
    ),
  ]
  return (await cms.count({ collection: 'payload-jobs', where: { or: about }, overrideAccess: true })).totalDocs
}

async function countAuditEntries(cms: Payload, requests: readonly FoundRequest[]): Promise<number> {
  if (requests.length === 0) return 0
  const or = requests.map(
    ({ collection, id }): Where => ({
      and: [{ collectionSlug: { equals: collection } }, { documentId: { equals: String(id) } }],
    }),
  )
  return (await cms.count({ collection: 'audit-log', where: { or }, overrideAccess: true })).totalDocs
}

async function isAccount(cms: Payload, email: string): Promise<boolean> {
  return (await cms.count({ collection: 'users', where: { email: { equals: email } }, overrideAccess: true })).totalDocs > 0
}
