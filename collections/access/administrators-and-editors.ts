import type { Access } from 'payload'
import { hasRole } from '../../src/domain/roles'

/** Those who write content: administrators and editors. */
export const administratorsAndEditors: Access = ({ req }) => hasRole(req.user, ['admin', 'editor'])
