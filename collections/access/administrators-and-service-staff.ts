import type { Access } from 'payload'
import { hasRole } from '../../src/domain/roles'

/** Those who may see personal data from forms: administrators and service staff, never editors. */
export const administratorsAndServiceStaff: Access = ({ req }) => hasRole(req.user, ['admin', 'service'])
