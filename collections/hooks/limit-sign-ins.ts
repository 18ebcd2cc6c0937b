import { APIError, type CollectionAfterLoginHook, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { TooManyRequests } from '../../src/intake/too-many-requests'
import { clientAddress } from '../../src/prod-api/client-address'

/** Loaded when it is needed: the limits live with what the public sends, and read this configuration themselves. */
const limits = () => import('../../src/intake/rate-limits')

/** Refuses a sign-in from an address with too many failed ones. Only over HTTP: commands have no address. */
export const limitSignIns: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || req.payloadAPI !== 'REST') return args
  const { limitSignInFailures } = await limits()
  await refusedInChinese(req, () => limitSignInFailures(clientAddress(req)))
  return args
}

/**
 * A sign-in that succeeds doesn't count. Not waited for: the point is given back in a transaction of its own, and the
 * one of the sign-in is still open.
 */
export const forgetSuccess: CollectionAfterLoginHook = ({ req }) => {
  if (req.payloadAPI !== 'REST') return
  const address = clientAddress(req)
  limits()
    .then(({ giveBackSignIn }) => giveBackSignIn(address))
    .catch((error: unknown) => req.payload.logger.error({ err: error, msg: 'A sign-in could not be given back to the limit' }))
}

/** Runs a limit; when it is reached, the answer says in Chinese how long to wait, and in `Retry-After`. */
export async function refusedInChinese(req: PayloadRequest, limit: () => Promise<void>): Promise<void> {
  try {
    await limit()
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    const seconds = Math.ceil(error.seconds)
    req.responseHeaders = new Headers({ 'Retry-After': String(seconds) })
    throw new APIError(`尝试次数过多，请 ${Math.ceil(seconds / 60)} 分钟后再试。`, 429, undefined, true)
  }
}
