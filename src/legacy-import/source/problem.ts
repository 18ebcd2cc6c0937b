/**
 * What can be wrong with something that a legacy site answers. Each has one outcome, which its comment says; nothing of it ends an
 * import (spec: moving/bad-sources).
 */
export const sourceProblemKinds = {
  /** After all tries: no answer, or one with an error. What was asked is not there. */
  unanswered: '没有应答',
  /** A web page where data should be. What was asked is not there. */
  'web-page': '应答是网页而不是数据',
  /** Neither JSON nor the envelope of the contract. What was asked is not there. */
  unreadable: '应答无法识别',
  /** More than may be read. What was asked is not there. */
  'too-large': '内容过大',
  /** A redirect to, or an address of, a host that was not named, or one inside a private network. No request is made. */
  refused: '地址不在允许范围内',
  /** Envelope code 404, or HTTP 404 and 410. What was asked is not there. */
  missing: '内容不存在',
  /** Null, or something else, where a list should be: it counts as empty. */
  'no-list': '应为列表的内容不是列表',
  /** A row without a number, or that is no row: it is left out. */
  'unreadable-row': '无法识别的条目',
  /** A value of another type: it counts as missing. */
  'unreadable-value': '无法识别的值',
  /** A date in a form that says no date: the date counts as missing. */
  'unreadable-date': '无法识别的日期',
  /** A key that the contract doesn't know and that has content: it is left out. */
  'unknown-key': '约定之外的字段',
  /** `total` says another number than there are rows: the rows count. */
  'wrong-total': '总数与实际条数不符',
  /** Pages that bring nothing new, or never end: reading stops there. */
  'endless-pages': '分页没有尽头',
  /** The same number twice in one list: the first row counts. */
  'duplicate-number': '编号重复',
  /** A category that is its own ancestor: it stays where it was seen first. */
  cycle: '分类循环嵌套',
  /** Categories nested deeper than two levels: they stand below the last parent. */
  'too-deep': '分类层级过深',
  /** A file that ends early, or is empty, or whose size is another one than announced. */
  'broken-file': '文件不完整',
} as const

export type SourceProblemKind = keyof typeof sourceProblemKinds

/** One thing that is wrong with a source, for the report. */
export type SourceProblem = {
  kind: SourceProblemKind
  /** The address that was asked. */
  address: string
  /** One Chinese sentence: what was found, and what became of it. */
  message: string
  /** Whether something that the source may have is not in what was read; otherwise something is only strange. */
  isLoss: boolean
}

export type TellProblem = (problem: SourceProblem) => void

/** The source as a whole is away: an import stops, and goes on when it is run again. The message is one Chinese sentence. */
export class SourceGone extends Error {}
