import type { TextField } from 'payload'
import { SYSTEM_NAME } from '../../src/domain/system-name'
import { staff } from '../access/staff'

/** Who made this version; kept with each version, so that the history says who changed what. */
export const editedBy: TextField = {
  name: 'editedBy',
  type: 'text',
  label: '修改人',
  custom: { isCode: true },
  // Staff accounts are readable by administrators only, so the name itself is kept.
  access: { read: ({ req }) => Boolean(staff({ req })), create: () => false, update: () => false },
  admin: {
    position: 'sidebar',
    readOnly: true,
    placeholder: SYSTEM_NAME,
    components: { Cell: '/src/admin/lists/edited-by-cell#EditedByCell' },
  },
  hooks: { beforeChange: [({ req, value }) => req.user?.name ?? value] },
}
