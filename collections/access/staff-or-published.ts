import type { Access } from 'payload'
import { hasRole, roles } from '../../src/domain/roles'

/** Staff read everything; everybody else only what is published. */
export const staffOrPublished: Access = ({ req }) => hasRole(req.user, roles) || { _status: { equals: 'published' } }
