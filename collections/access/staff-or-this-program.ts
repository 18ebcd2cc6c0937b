import type { Access } from 'payload'
import { hasRole, roles } from '../../src/domain/roles'

/**
 * Staff, and whatever this program does without a user: the seed and timed jobs, whose references to pictures are looked up
 * with access rules. Not visitors: they get pictures by their address, out of pages, and a list of all would show what is in
 * no page yet.
 */
export const staffOrThisProgram: Access = ({ req }) => req.payloadAPI === 'local' || hasRole(req.user, roles)
