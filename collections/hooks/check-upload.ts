import { APIError, type CollectionAfterErrorHook, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { extensionOf } from '../../src/lib/file-sizes'
import { pictureDecoding } from '../../src/lib/picture-decoding'
import { safeFilename } from '../../src/lib/safe-filename'

/** How files of each kind begin, in hexadecimal. Payload lets bytes pass that it can't identify, whatever the name says. */
const signatures: Record<string, RegExp> = {
  pdf: /^255044462d/,
  zip: /^504b(0304|0506)/,
  xlsx: /^504b0304/,
  docx: /^504b0304/,
  xls: /^d0cf11e0/,
  doc: /^d0cf11e0/,
  glb: /^676c5446/,
  // ISO-10303-21;
  step: /^(efbbbf)?(20|09|0d|0a)*49534f2d31303330332d32313b/,
  stp: /^(efbbbf)?(20|09|0d|0a)*49534f2d31303330332d32313b/,
  // A drawing in text form starts with a group code: a number on a line of its own.
  dxf: /^(20|09|0d|0a)*(3\d)+(20|09|0d)*0a/,
  png: /^89504e470d0a1a0a/,
  jpg: /^ffd8ff/,
  jpeg: /^ffd8ff/,
  webp: /^52494646.{8}57454250/,
  gif: /^474946383[79]61/,
  avif: /^.{8}66747970617669(66|73)/,
  mp4: /^.{8}66747970/,
  webm: /^1a45dfa3/,
}

const PICTURE = /^(png|jpe?g|webp|gif|avif)$/

const refusal = (message: string) => new APIError(message, 400, undefined, true)

/**
 * Refuses a file whose content is not what its name says, for it is served under that name, and a picture that can't be
 * decoded or would fill the memory. The name is made safe.
 *
 * @param extensions that the collection takes
 * @param kinds the same in words
 */
export function checkUpload(extensions: readonly string[], kinds: string): CollectionBeforeOperationHook {
  return async ({ args, req }) => {
    const { file } = req
    if (!file) return args
    file.name = safeFilename(file.name)
    const extension = extensionOf(file.name)
    if (!extensions.includes(extension)) throw refusal(`不支持该文件类型：请上传${kinds}。`)
    if (!signatures[extension]?.test(file.data.subarray(0, 64).toString('hex'))) {
      throw refusal('文件内容与扩展名不符，请检查后重新上传。')
    }
    if (PICTURE.test(extension)) await checkPicture(file.data)
    return args
  }
}

async function checkPicture(content: Buffer): Promise<void> {
  const { width = 0, height = 0 } = await sharp(content, { ...pictureDecoding, limitInputPixels: false, pages: -1 })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (width === 0 || height === 0) throw refusal('图片已损坏，无法打开。请用看图软件另存后重新上传。')
  if (width * height > pictureDecoding.limitInputPixels)
    throw refusal('图片太大：各帧合计不能超过 6400 万像素（例如 8000 × 8000）。请缩小后重新上传。')
  const isWhole = await sharp(content, pictureDecoding)
    .resize({ width: 16 })
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
  if (!isWhole) throw refusal('图片已损坏，无法打开。请用看图软件另存后重新上传。')
}

/** Payload says in English what it doesn't like about a file, and hides why a conversion failed. */
export const explainRefusedFile: CollectionAfterErrorHook = ({ error, req, result }) => {
  if (!req.file || !/^(FileUploadError|FileRetrievalError|ValidationError)$/.test(error.name)) return undefined
  if (error.name === 'ValidationError' && !/"path":"file"/.test(JSON.stringify(result ?? {}))) return undefined
  return { response: { errors: [{ message: '文件已损坏，或内容与扩展名不符。请检查后重新上传。' }] }, status: 400 }
}
