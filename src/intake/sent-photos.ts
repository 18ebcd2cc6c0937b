import 'server-only'
import { randomUUID } from 'node:crypto'
import { getCms } from '../cms'
import { photoLimits } from '../contract/service-request'
import { idsOf } from '../lib/references'
import { withinPhotoLimit } from '../limits/rate-limits'
import type { RequestPhoto } from '../payload-types'
import { Refusal } from './refusal'
import { checkPhotos, storePhoto } from './request-photos'

/** Tokens are UUIDs: nobody names the photo of somebody else. */
const TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Takes one photo ahead of the request that will name it, so that on a bad line each can be tried again alone
 * (spec: service/photo-upload). Private from the start; what no request names within a day is deleted.
 *
 * @param address of the client, for the limit
 * @returns the token by which the request names it
 * @throws Refusal when it is too big or no picture of a kind that is taken
 * @throws TooManyRequests
 */
export async function receivePhoto(photo: Buffer, address: string): Promise<string> {
  await checkPhotos([photo])
  const token = randomUUID()
  await withinPhotoLimit(await getCms(), address, () => storePhoto(photo, token))
  return token
}

/**
 * The photos behind tokens, in their order.
 *
 * @throws Refusal when one is gone, or belongs to another request already
 */
export async function findSentPhotos(tokens: readonly string[]): Promise<RequestPhoto['id'][]> {
  if (tokens.length === 0) return []
  const cms = await getCms()
  const ids = await Promise.all(tokens.map(findPhoto))
  const known = idsOf(ids)
  if (known.length !== tokens.length) throw new Refusal(photoLimits.messages.gone)
  const { totalDocs } = await cms.count({ collection: 'service-requests', where: { photos: { in: known } }, overrideAccess: true })
  if (totalDocs > 0) throw new Refusal(photoLimits.messages.gone)
  return known
}

async function findPhoto(token: string): Promise<RequestPhoto['id'] | null> {
  if (!TOKEN.test(token)) return null
  const cms = await getCms()
  const where = { filename: { in: ['jpg', 'png', 'webp'].map((extension) => `${token}.${extension}`) } }
  const { docs } = await cms.find({ collection: 'request-photos', where, limit: 1, pagination: false, depth: 0, overrideAccess: true })
  return docs[0]?.id ?? null
}
