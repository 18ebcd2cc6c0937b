import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

/** Payload's own ways in know neither the second factor nor the limits of `endpoints/sign-in.ts`. */
const closed = new Set<string>(['login', 'resetPassword'])

/** Nobody comes in by another way than this project's own endpoints, not even by a call from within. */
export const oneWayIn: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (closed.has(operation)) throw new Forbidden(req.t)
  return args
}
