import { type Endpoint, Forbidden } from 'payload'

/**
 * `POST /cms-api/users/first-register`, in place of Payload's, which makes whoever comes first an administrator: there is
 * no public registration, and the first administrator is made by a command or by the seed (spec: content/no-registration).
 */
export const firstRegister: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: (req) => {
    throw new Forbidden(req.t)
  },
}
