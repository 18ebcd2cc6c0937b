import type { Access } from 'payload'
import { hasRole, roles } from '../../src/domain/roles'

/** Anybody who is signed in with a role. */
export const staff: Access = ({ req }) => hasRole(req.user, roles)
