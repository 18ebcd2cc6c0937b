/** What may not come over as it was, with what is said of it in the report (spec: moving/nothing-silent). */
export const remarkKinds = {
  'hidden-text': '不显示的文字没有移入',
  script: '脚本和样式没有移入',
  strike: '编辑器没有删除线，文字保留、格式去掉',
  embed: '嵌入的页面改为链接',
  drawing: '内嵌的矢量图没有移入，其中的文字保留',
  form: '表单控件没有移入',
  'nested-table': '表格中的表格改为段落',
  'picture-link': '图片上的链接没有移入',
  'dropped-link': '链接地址无效，只保留文字',
  'missing-medium': '图片或视频取不到，原处留有指向原地址的链接',
  'long-caption': '图片说明过长，改为正文',
} as const

export type RemarkKind = keyof typeof remarkKinds

/** Something in a text that is not as it was, and what it is about: the words, the address. */
export type TextRemark = { kind: RemarkKind; about: string }
