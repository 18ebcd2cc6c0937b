import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { extensionOf } from '../../src/lib/file-sizes'

/** How files of each kind begin, in hexadecimal. Payload lets bytes pass that it can't identify, whatever the name says. */
const signatures: Record<string, string> = {
  pdf: '255044462d',
  zip: '504b',
  xlsx: '504b',
  docx: '504b',
  xls: 'd0cf11e0',
  doc: 'd0cf11e0',
  glb: '676c5446',
  png: '89504e47',
  jpg: 'ffd8ff',
  jpeg: 'ffd8ff',
  webp: '52494646',
}

/** A drawing in text form starts with a group code: a number on a line of its own. */
const DXF_START = /^\s*\d+\s*\r?\n/

function isWhatItSays(extension: string, data: Buffer): boolean {
  const start = data.subarray(0, 64)
  if (extension === 'dxf') return DXF_START.test(start.toString('latin1'))
  return start.toString('hex').startsWith(signatures[extension] ?? 'none')
}

/** Refuses a document whose content is not what its name says: it would be served under that name. */
export const checkFileContent: CollectionBeforeOperationHook = ({ args, req }) => {
  const { file } = req
  if (!file) return args
  const extension = extensionOf(file.name)
  if (extension !== 'dxf' && !(extension in signatures))
    throw new APIError('不支持该文件类型：请上传 PDF、压缩包、Office 文档、GLB、DXF 或图片。', 400, undefined, true)
  if (!isWhatItSays(extension, file.data)) {
    throw new APIError('文件内容与扩展名不符，请检查后重新上传。', 400, undefined, true)
  }
  return args
}
