import type { CollectionConfig } from 'payload'
import { documentKinds } from '../src/domain/document-kinds'
import { documentEndings } from '../src/domain/upload-endings'
import { contentCollection } from './content-collection'
import { exportAsSpreadsheet } from './endpoints/export-spreadsheet'
import { importSpreadsheet } from './endpoints/import-spreadsheet'
import { sendStoredFile } from './endpoints/stored-file'
import { editedBy } from './fields/edited-by'
import { edition } from './fields/edition'
import { fileSize } from './fields/file-size'
import { legacyNumber } from './fields/legacy-number'
import { chosenFile } from './fields/media-tools'
import { oneLine } from './fields/one-line'
import { publishedAt } from './fields/published-at'
import { sortOrder } from './fields/sort-order'
import { usedIn } from './fields/used-in'
import { groups } from './groups'
import { checkUpload, explainRefusedFile } from './hooks/check-upload'
import { addressFile, dropRefusedFile, keepFile, leadToNewType } from './hooks/keep-file'
import { keptWhileUsed } from './hooks/refuse-while-used'

/** Files offered for download: catalogues, certificates, reports, manuals, models and drawings. */
export const Documents: CollectionConfig = {
  ...contentCollection,
  slug: 'documents',
  labels: { singular: '资料文件', plural: '资料文件' },
  defaultSort: ['sortOrder', '-publishedAt'],
  // A copy would be the same file under a second address.
  disableDuplicate: true,
  admin: {
    group: groups.files,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'category', 'filename', 'filesize', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'filename', 'attachmentId'],
    description: '产品样本、证书、报告、说明书、模型与图纸。每个文件属于一个下载分类，可以挂到多个产品。',
    components: { beforeListTable: ['/src/admin/spreadsheet/spreadsheet-bar#SpreadsheetBar'] },
  },
  endpoints: [exportAsSpreadsheet('documents'), ...importSpreadsheet('documents')],
  hooks: {
    beforeOperation: [checkUpload(documentEndings, ' PDF、压缩包、Office 文档、GLB、STEP、DXF 或图片')],
    beforeChange: [...keptWhileUsed.beforeChange, keepFile],
    afterChange: [leadToNewType],
    afterRead: [addressFile],
    afterError: [dropRefusedFile, explainRefusedFile],
    beforeDelete: keptWhileUsed.beforeDelete,
  },
  upload: {
    // Payload writes a file under its public name, and deletes the one before it, while nothing is committed yet. It does
    // neither here: hooks/keep-file.ts stores each file under a name of its own.
    disableLocalStorage: true,
    handlers: [sendStoredFile],
    // Documents are passed on as they are.
    crop: false,
    // A file comes from the editor's machine and from nowhere else.
    pasteURL: false,
    // No HTML and no SVG: neither may ever be served from this origin.
    mimeTypes: [
      'application/pdf',
      'application/zip',
      'application/x-zip-compressed',
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/octet-stream',
      'model/gltf-binary',
      'model/step',
      'application/step',
      'image/vnd.dxf',
      // What STEP models and DXF drawings look like by their bytes; such files are never shown as documents of this origin.
      'text/plain',
      'image/jpeg',
      'image/png',
      'image/webp',
    ],
  },
  fields: [
    chosenFile,
    oneLine('name', '名称', { required: true, fits: { letters: 36, place: '资料列表的一行' } }),
    {
      name: 'kind',
      type: 'select',
      label: '资料类型',
      required: true,
      index: true,
      options: documentKinds.map((kind) => ({ label: kind, value: kind })),
      admin: { description: '决定它在产品页“产品资料”中的分组。' },
    },
    {
      name: 'category',
      type: 'relationship',
      label: '下载分类',
      relationTo: 'download-categories',
      required: true,
      index: true,
      admin: { description: '决定它在下载中心的分类。' },
    },
    oneLine('note', '版本说明', { description: '例如：2026 版，12 页。' }),
    usedIn,
    legacyNumber('attachmentId', '资料编号'),
    publishedAt,
    sortOrder,
    editedBy,
    edition,
    fileSize,
  ],
}
