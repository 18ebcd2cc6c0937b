import type { Access } from 'payload'
import { hasRole } from '../../src/domain/roles'

/**
 * Editors put content into the trash, from where it comes back; only administrators delete for ever. Payload asks this rule
 * for both, and gives it the change when that is a move into the trash.
 */
export const trashOrAdministrators: Access = ({ req, data }) =>
  hasRole(req.user, ['admin']) || (hasRole(req.user, ['editor']) && Boolean(data?.deletedAt))
