import { formatFileSize } from '../../lib/file-sizes'
import { LARGE_UPLOAD_BYTES, UPLOAD_BYTES } from '../../lib/upload-limits.mjs'

export type UploadAdvice = { kind: 'fine' | 'large' | 'refused'; sentence: string }

type Chosen = Pick<File, 'name' | 'size' | 'type'>

const forVisitors = '访客在手机上要等很久，建议先压缩到 20 MB 以内。'

/** By what a file is: how it gets smaller, and what it costs as it is. */
const byKind = {
  image: { smaller: '请缩小图片', costs: '上传和生成各种宽度要等几分钟；网页最宽用 2880 像素，建议先缩小。' },
  video: { smaller: '请压缩视频', costs: forVisitors },
  other: { smaller: '请压缩文件', costs: forVisitors },
}

const kindOf = (type: string) => (type.startsWith('image/') ? 'image' : type.startsWith('video/') ? 'video' : 'other')

const named = ({ name, size }: Chosen) => `${name}（${formatFileSize(size)}）`

/** What an editor should know of a file before it is sent. */
export function adviceFor(file: Chosen): UploadAdvice {
  const { smaller, costs } = byKind[kindOf(file.type)]
  if (file.size > UPLOAD_BYTES) {
    return { kind: 'refused', sentence: `${named(file)}超过 ${formatFileSize(UPLOAD_BYTES)}，无法上传。${smaller}后重新选择。` }
  }
  if (file.size <= LARGE_UPLOAD_BYTES) return { kind: 'fine', sentence: named(file) }
  return { kind: 'large', sentence: `${named(file)}很大：${costs}` }
}

/** The same of many that are chosen or dropped together, of which the form shows one at a time; null when none is large. */
export function adviceForMany(files: readonly Chosen[]): string | null {
  const kinds = (kind: UploadAdvice['kind']) => files.filter((file) => adviceFor(file).kind === kind).map(named)
  const [refused, large] = [kinds('refused'), kinds('large')]
  const sentences = [
    ...(refused.length > 0 ? [`超过 ${formatFileSize(UPLOAD_BYTES)}，无法上传：${refused.join('、')}。`] : []),
    ...(large.length > 0 ? [`超过 ${formatFileSize(LARGE_UPLOAD_BYTES)}，上传要等几分钟：${large.join('、')}。`] : []),
  ]
  return sentences.length === 0 ? null : `${sentences.join('')}建议先移除，缩小后再上传。`
}
