import type { TextField } from 'payload'
import { LONGEST_FOLDER } from '../../src/domain/media-folder'

/** Where a picture lies in the library: the name is all there is of a folder (record 0085). */
export const mediaFolder: TextField = {
  name: 'folder',
  type: 'text',
  label: '文件夹',
  maxLength: LONGEST_FOLDER,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() || null : value)] },
  admin: {
    description: '例如：产品图、案例、新闻、证书。写一个新名称，就有了新文件夹。',
    components: { Field: '/src/admin/media/folder-field#FolderField' },
  },
}
