import type { Access } from 'payload'
import { hasRole } from './roles'

/** Administrators only. */
export const administrators: Access = ({ req }) => hasRole(req.user, ['admin'])
