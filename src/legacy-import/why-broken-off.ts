import { Problem } from '../lib/problem.mjs'
import { SourceGone } from './source/problem'

/** What a full disk or a used up quota is called by the system, by SQLite, by MongoDB, and by the storage of files. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '14031', '507'])

const GOES_ON = '已移入的内容都在；处理后继续（或再次运行同一命令），导入从中断处接着进行。'

/** What can be done about an import that was broken off; null when nobody knows. */
export function whyBrokenOff(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (!(error instanceof Error)) return null
  if (error instanceof SourceGone) return new Problem(error.message)
  const codes = [Reflect.get(error, 'code'), Reflect.get(error, 'status')].map(String)
  if (codes.some((code) => FULL.has(code))) return new Problem(`空间不足，不能写入。${GOES_ON}`)
  if (/^Mongo(Network|ServerSelection|TopologyClosed)/.test(error.name)) return new Problem(`数据库连不上。${GOES_ON}`)
  // Libraries wrap what the database said.
  return whyBrokenOff(error.cause)
}
