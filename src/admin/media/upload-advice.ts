import { formatFileSize } from '../../lib/file-sizes'
import { LARGE_UPLOAD_BYTES, UPLOAD_BYTES } from '../../lib/upload-limits.mjs'

export type UploadAdvice = { kind: 'fine' | 'large' | 'refused'; sentence: string }

/** What an editor should know of a file before it is sent. */
export function adviceFor({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): UploadAdvice {
  const file = `${name}（${formatFileSize(size)}）`
  if (size > UPLOAD_BYTES) {
    const advice = type.startsWith('video/') ? '请压缩视频' : '请缩小图片'
    return { kind: 'refused', sentence: `${file}超过 ${formatFileSize(UPLOAD_BYTES)}，无法上传。${advice}后重新选择。` }
  }
  if (size <= LARGE_UPLOAD_BYTES) return { kind: 'fine', sentence: file }
  const advice = type.startsWith('video/')
    ? '访客在手机上要等很久，建议先压缩到 20 MB 以内。'
    : '上传和生成各种宽度要等几分钟；网页最宽用 2880 像素，建议先缩小。'
  return { kind: 'large', sentence: `${file}很大：${advice}` }
}
