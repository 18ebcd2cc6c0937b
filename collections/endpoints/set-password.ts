import type { PayloadRequest } from 'payload'
import type { Account } from '../../src/accounts/account'

/**
 * Gives an account the password that its owner has chosen with a link: the link is used up, and all sessions end.
 *
 * @throws ValidationError when it is easily guessed; the link stays good
 */
export async function setPassword(req: PayloadRequest, { id, name }: Account, password: string): Promise<void> {
  // Whoever holds the link acts, not who may be signed in in the same browser; the log gets the owner's name.
  const { user } = req
  req.user = null
  req.context.actor = name
  try {
    await req.payload.update({
      collection: 'users',
      id,
      data: { password, resetPasswordExpiration: new Date().toISOString() },
      depth: 0,
      overrideAccess: true,
      req,
    })
  } finally {
    req.user = user
    delete req.context.actor
  }
}
