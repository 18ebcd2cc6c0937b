import { z } from 'zod'
import { MAX_FILE_BYTES } from '../../spreadsheet/limits'
import { type ImportReport, importReport } from '../../spreadsheet/report'
import type { SheetCollection } from '../../spreadsheet/sheet-kind'

export type Sending = {
  collectionSlug: SheetCollection
  file: File
  publish: boolean
  /** Of the check that is to be carried out; without one it is only checked. */
  fingerprint?: string
}

type Answer = { report: ImportReport } | { error: string }

const failure = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** Sends a file to be checked or imported; what goes wrong comes back as a sentence for the editor. */
export async function sendSpreadsheet({ collectionSlug, file, publish, fingerprint }: Sending): Promise<Answer> {
  if (file.size > MAX_FILE_BYTES) return { error: '文件超过 5 MB，请拆分后分批导入。' }
  const body = new FormData()
  body.set('file', file)
  body.set('publish', publish ? '1' : '0')
  if (fingerprint) body.set('fingerprint', fingerprint)
  const path = `/cms-api/${collectionSlug}/import${fingerprint ? '' : '/check'}`
  const unconfirmed = fingerprint ? '服务器没有确认导入。请点“重新检查”：若全部显示为“不变”，则已导入。' : null
  try {
    const response = await fetch(path, { method: 'POST', body, credentials: 'same-origin' })
    const answer = read(response, await response.json().catch(() => null))
    return answer ?? { error: unconfirmed ?? '服务器出错，检查没有完成。请稍后重试。' }
  } catch {
    return { error: unconfirmed ?? '无法上传。如果刚修改过这个文件，请重新选择；否则请检查网络后重试。' }
  }
}

/** Null when the server doesn't say what happened. */
function read({ ok, status }: Response, answer: unknown): Answer | null {
  const report = importReport.safeParse(answer)
  if (ok && report.success) return { report: report.data }
  if (status === 401 || status === 403) return { error: '没有权限，或登录已过期。请重新登录后再试。' }
  const message = status < 500 ? failure.safeParse(answer).data?.errors[0]?.message : undefined
  return message === undefined ? null : { error: message }
}
