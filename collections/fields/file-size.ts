import type { NumberField } from 'payload'

/** Payload's own field of every upload, with a cell that people can read. */
export const fileSize: NumberField = {
  name: 'filesize',
  type: 'number',
  label: '文件大小',
  admin: { components: { Cell: '/src/admin/lists/file-size-cell#FileSizeCell' } },
}
