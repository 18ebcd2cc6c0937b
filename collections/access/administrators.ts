import type { Access } from 'payload'
import { hasRole } from '../../src/domain/roles'

/** Administrators only. */
export const administrators: Access = ({ req }) => hasRole(req.user, ['admin'])
