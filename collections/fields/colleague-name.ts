import type { FieldHook, PayloadRequest, TextField } from 'payload'
import { z } from 'zod'
import { type DocumentId, documentId } from '../../src/lib/document-id'

const reference = z.union([documentId, z.object({ id: documentId }).transform(({ id }) => id)])

const names = new WeakMap<PayloadRequest, Map<DocumentId, Promise<string>>>()

/**
 * The name of the colleague in a relation beside it. Accounts are readable for administrators and their owners only;
 * who works through the same requests may know the others by name.
 *
 * @param relation name of the relation to `users` in the same group
 */
export function colleagueName(relation: string, label: string): TextField {
  const readName: FieldHook = ({ siblingData, req }) => {
    const id = reference.safeParse(siblingData[relation])
    return id.success ? nameOf(id.data, req) : null
  }
  return {
    name: `${relation}Name`,
    type: 'text',
    label,
    virtual: true,
    admin: { readOnly: true },
    hooks: { afterRead: [readName] },
  }
}

/** Each name is read once for a request. */
function nameOf(id: DocumentId, req: PayloadRequest): Promise<string> {
  const known = names.get(req) ?? new Map<DocumentId, Promise<string>>()
  names.set(req, known)
  const name = known.get(id) ?? readName(id, req)
  known.set(id, name)
  return name
}

async function readName(id: DocumentId, req: PayloadRequest): Promise<string> {
  const options = { collection: 'users', id, depth: 0, select: { name: true }, overrideAccess: true, disableErrors: true } as const
  const user = await req.payload.findByID({ ...options, req })
  return user?.name ?? '已注销的用户'
}
