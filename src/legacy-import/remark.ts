import type { RemarkKind as TextRemarkKind } from './html/remark'
import { remarkKinds as textRemarks } from './html/remark'

/** Everything that an import may have to say about a document, with the sentence of the report (spec: moving/nothing-silent). */
export const remarkKinds = {
  ...textRemarks,
  'made-up': '来源没有，而这里必须填写：由导入补上，请检查',
  'cut-text': '超出长度，截去的部分列在这里',
  'cut-rows': '超出行数，略去的行列在这里',
  'unknown-kind': '资料类型不在列表中，归入第一种',
  'other-category': '分类不存在或不能直接使用，改放到另一个分类',
  'untyped-parameter': '没有合适的属性，按普通文字移入',
  'not-split': '不符合“标题：内容”，移入详细介绍',
  'flattened-html': '纯文字字段中的 HTML 改为文字',
  'bad-link': '链接地址不能使用，没有移入',
  'missing-file': '文件取不到，其位置保留，下次导入时再取',
  'repaired-file': '文件的内容与名称不符，已改正扩展名',
  'refused-file': '文件不能移入',
  'missing-document': '所引用的内容不存在',
  'dead-link': '链接所指的内容不在本次导入中',
  draft: '内容不完整，不能发布，移入为草稿',
  failed: '没有写入',
  'no-detail': '详情读不到，只有列表中的内容',
} as const satisfies Record<TextRemarkKind, string> & Record<string, string>

export type RemarkKind = keyof typeof remarkKinds
