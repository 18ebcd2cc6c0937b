import { z } from 'zod'
import { type ReadBlock, readBlock } from '../../spreadsheet/block'
import { MAX_FILE_BYTES } from '../../spreadsheet/limits'
import type { Block } from './copied-block'

/** A sentence for the editor. */
type Problem = { problem: string }

const failure = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

const NOT_SENT = '无法上传。如果刚修改过这个文件，请重新选择；否则请检查网络后重试。'
const NO_ANSWER = '服务器没有回应，请检查网络后重试。'
const AT_FAULT = '服务器出错，没有完成。请稍后重试。'

/** Has a file read for a table with these headings. */
export async function readTableFile(file: File, headings: readonly string[], fetcher = fetch): Promise<ReadBlock | Problem> {
  if (file.size > MAX_FILE_BYTES) return { problem: '文件超过 5 MB，请拆分后分批导入。' }
  const body = new FormData()
  body.set('file', file)
  const query = new URLSearchParams(headings.map((heading) => ['heading', heading]))
  const response = await fetcher(`/cms-api/table-file/read?${query}`, { method: 'POST', body, credentials: 'same-origin' }).catch(
    () => null,
  )
  if (!response) return { problem: NOT_SENT }
  const answer: unknown = await response.json().catch(() => null)
  const { data } = readBlock.safeParse(answer)
  return response.ok && data ? data : refused(response, answer)
}

/** Has a table written into a file. */
export async function writeTableFile(name: string, rows: Block, fetcher = fetch): Promise<{ file: Blob } | Problem> {
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify({ name, rows }), credentials: 'same-origin' } as const
  const response = await fetcher('/cms-api/table-file/write', init).catch(() => null)
  if (!response) return { problem: NO_ANSWER }
  if (!response.ok) return refused(response, await response.json().catch(() => null))
  const file = await response.blob().catch(() => null)
  return file ? { file } : { problem: NO_ANSWER }
}

function refused({ status }: Response, answer: unknown): Problem {
  if (status === 401 || status === 403) return { problem: '没有权限，或登录已过期。请重新登录后再试。' }
  const said = status < 500 ? failure.safeParse(answer).data?.errors[0]?.message : undefined
  return { problem: said ?? AT_FAULT }
}
