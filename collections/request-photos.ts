import type { CollectionConfig } from 'payload'
import { hasRole } from '../src/domain/roles'
import { administrators } from './access/administrators'
import { administratorsAndServiceStaff } from './access/administrators-and-service-staff'
import { nobody } from './access/nobody'
import { fileSize } from './fields/file-size'
import { groups } from './groups'
import { keepUpload } from './hooks/keep-upload'

const kept = keepUpload('request-photos')

/** Photos that belong to repair requests: private to service staff (spec: privacy-and-safety/photos), never served as static files. */
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
  hooks: kept.hooks,
  upload: { ...kept.upload, mimeTypes: ['image/jpeg', 'image/png', 'image/webp'] },
  fields: [fileSize],
}
