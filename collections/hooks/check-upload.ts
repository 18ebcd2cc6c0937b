import { APIError, type CollectionAfterErrorHook, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { isOfKind, SIGNATURE_BYTES } from '../../src/lib/file-signatures'
import { extensionOf } from '../../src/lib/file-sizes'
import { pictureDecoding } from '../../src/lib/picture-decoding'
import { safeFilename } from '../../src/lib/safe-filename'
import { endsOf, uploadedContent } from '../../src/storage/file-content'

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
    // Payload lets bytes pass that it can't identify, whatever the name says.
    const { first } = await endsOf(uploadedContent(file), SIGNATURE_BYTES)
    if (!isOfKind(extension, first)) {
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
