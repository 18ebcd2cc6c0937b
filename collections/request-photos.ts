import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { environment } from '../src/lib/environment'
import { administrators } from './access/administrators'
import { administratorsAndServiceStaff } from './access/administrators-and-service-staff'
import { nobody } from './access/nobody'
import { hasRole } from './access/roles'
import { fileSize } from './fields/file-size'
import { groups } from './groups'

/** Photos that belong to repair requests: private to service staff (decision 4), never served as static files. */
export const RequestPhotos: CollectionConfig = {
  slug: 'request-photos',
  labels: { singular: '报修照片', plural: '报修照片' },
  admin: {
    group: groups.service,
    useAsTitle: 'filename',
    listSearchableFields: ['filename'],
    defaultColumns: ['filename', 'filesize', 'createdAt'],
    hidden: ({ user }) => !hasRole(user, ['admin', 'service']),
  },
  access: {
    create: nobody,
    read: administratorsAndServiceStaff,
    update: nobody,
    delete: administrators,
  },
  upload: {
    staticDir: path.join(environment.DATA_DIR, 'private/request-photos'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
  },
  fields: [fileSize],
}
