import type { Access } from 'payload'
import { hasRole } from '../../src/domain/roles'

/** Administrators, and every user for their own account. */
export const administratorsOrSelf: Access = ({ req }) => {
  if (!req.user) return false
  return hasRole(req.user, ['admin']) || { id: { equals: req.user.id } }
}
