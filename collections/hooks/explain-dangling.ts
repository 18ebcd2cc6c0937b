import type { AfterErrorHook } from 'payload'

const DANGLING = 'SQLITE_CONSTRAINT_FOREIGNKEY'

/** What a document refers to may have been deleted since its form was opened: SQLite keeps no such reference. */
export const explainDangling: AfterErrorHook = ({ error }) => {
  if (!isDangling(error)) return
  return { status: 400, response: { errors: [{ message: '引用的内容不存在，可能已被删除，没有保存。请刷新页面后重新选择。' }] } }
}

const isDangling = (error: unknown): boolean =>
  error instanceof Error && (Reflect.get(error, 'code') === DANGLING || isDangling(error.cause))
