import type { CollectionConfig } from 'payload'
import { mediaEndings } from '../src/domain/upload-endings'
import { mediaWidths } from '../src/lib/media-widths'
import { administratorsAndEditors } from './access/administrators-and-editors'
import { staffOrThisProgram } from './access/staff-or-this-program'
import { mediaFolders } from './endpoints/media-folders'
import { alternativeText, alternativeTextLater } from './fields/alternative-text'
import { fileSize } from './fields/file-size'
import { isUsed } from './fields/is-used'
import { mediaFolder } from './fields/media-folder'
import { chosenFile, cropShapes } from './fields/media-tools'
import { usedIn } from './fields/used-in'
import { groups } from './groups'
import { checkUpload, explainRefusedFile } from './hooks/check-upload'
import { keepUpload } from './hooks/keep-upload'
import { leadToReplacedMedium, nameReplacedMedium } from './hooks/name-medium'
import { refuseDeletionWhileUsed } from './hooks/refuse-while-used'
import { turnUprightToCrop } from './hooks/turn-upright'

const kept = keepUpload('media')

/**
 * Pictures and videos. Every picture is converted once, at upload, to WebP in the widths the pages use (a picture is never enlarged), so that
 * nothing is converted on the request path; widths that are lacking are made later (src/picture-widths). SVG is not accepted: it can carry scripts.
 */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: '图片/视频', plural: '图片与视频' },
  // A copy would be the same picture under a second name.
  disableDuplicate: true,
  admin: {
    group: groups.files,
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'folder', 'mimeType', 'filesize', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    description: '页面使用的图片与视频。图片上传后自动生成各种宽度。视频封面：上传名为“视频文件名-poster”的图片即可。',
    // Whole rows of the grid, whether two, three, four or six stand in one.
    pagination: { defaultLimit: 24, limits: [24, 48, 96] },
    components: {
      views: { list: { Component: '/src/admin/media/media-list#MediaList' } },
      edit: { Upload: '/src/admin/media/medium-upload#MediumUpload' },
    },
  },
  access: {
    create: administratorsAndEditors,
    read: staffOrThisProgram,
    update: administratorsAndEditors,
    delete: administratorsAndEditors,
  },
  endpoints: [mediaFolders],
  // What the library is narrowed to, the newest first (record 0085).
  indexes: [{ fields: ['isUsed', 'createdAt'] }, { fields: ['altLater', 'createdAt'] }, { fields: ['folder', 'createdAt'] }],
  hooks: {
    beforeOperation: [
      checkUpload(mediaEndings, ' JPG、PNG、WebP、AVIF、GIF 图片或 MP4、WebM 视频'),
      nameReplacedMedium,
      turnUprightToCrop,
      ...kept.hooks.beforeOperation,
    ],
    beforeChange: kept.hooks.beforeChange,
    afterChange: [leadToReplacedMedium, ...kept.hooks.afterChange],
    afterError: [explainRefusedFile],
    beforeDelete: [refuseDeletionWhileUsed, ...kept.hooks.beforeDelete],
    afterDelete: kept.hooks.afterDelete,
  },
  upload: {
    ...kept.upload,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'video/mp4', 'video/webm'],
    focalPoint: true,
    adminThumbnail: 'w320',
    imageSizes: mediaWidths.map((width) => ({
      name: `w${width}`,
      width,
      // Without it Payload encodes each width twice: once to see where the focal point lies, which only crops need.
      fit: 'inside',
      formatOptions: { format: 'webp', options: { quality: 80, alphaQuality: 80 } },
      // Technical details that nobody wants to choose in a list.
      admin: { disableGroupBy: true, disableListColumn: true, disableListFilter: true },
    })),
  },
  fields: [chosenFile, alternativeText, alternativeTextLater, mediaFolder, cropShapes, usedIn, isUsed, fileSize],
}
