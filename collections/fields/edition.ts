import type { TextField } from 'payload'

/**
 * Which stored file belongs to a document. The public name (`filename`) stays when a file is replaced; this changes, with the
 * record and its versions: what is published, a draft, an older version each name the file that they were saved with.
 */
export const edition: TextField = {
  name: 'edition',
  type: 'text',
  label: '文件版本',
  custom: { isCode: true },
  index: true,
  admin: { hidden: true, readOnly: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true, disableGroupBy: true },
  hooks: { afterRead: [({ siblingData, value }) => value ?? siblingData?.filename] },
}
