import { environment } from '../lib/environment'
import { keyedHash, storedHashes } from '../lib/keyed-hash'

/** So long an invitation is good. */
export const INVITATION_HOURS = 72

/** What is stored of the link. */
export const invitationHash = (token: string) => keyedHash('invitation', token)

/** As what a given link may be stored. */
export const invitationHashes = (token: string) => storedHashes('invitation', token)

/** Never made of the host that was asked: whoever asks could send a host of their own. */
export function invitationLink(token: string): string {
  const { SITE_URL, HOST, PORT } = environment
  return new URL(`/admin/invitation/${token}`, SITE_URL || `http://${HOST}:${PORT}`).href
}
