import { z } from 'zod'

/** The messages, to the letter (spec: prod-api/envelope and those that follow it). */
export const messages = {
  done: '操作成功',
  listed: '查询成功',
  noContent: '内容不存在或已下架',
  unknownPath: '网络请求不存在',
  wrongMethod: '请求方式不支持',
  malformed: '请求参数格式错误',
  tooLarge: '请求内容过大',
  tooMany: '操作过于频繁，请稍后再试',
  ourFault: '系统繁忙，请稍后重试',
} as const

/** One thing: `{code: 200, msg, data}`. */
export const oneOf = <T extends z.ZodType>(data: T) => z.object({ code: z.literal(200), msg: z.literal(messages.done), data })

/** A list: `{code: 200, msg, total, rows}`; `total` counts all matches. */
export const listOf = <T extends z.ZodType>(row: T) =>
  z.object({ code: z.literal(200), msg: z.literal(messages.listed), total: z.int().nonnegative(), rows: z.array(row) })

/** What went wrong: HTTP 200 with code 500 or 404 for what the visitor caused, else the HTTP status as code. */
export const failure = z.object({ code: z.int(), msg: z.string() })
