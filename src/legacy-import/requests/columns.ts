/** What the columns of a legacy table of requests are called, in exports of its database and in those of its office. */

/** A row as it is written, by what its columns mean; a column that isn't there is empty. */
export type WrittenRow = Record<ColumnName, string>

export type ColumnName = keyof typeof columns

const columns = {
  kind: ['template_id', 'templateId', 'type', '类别', '类型', '表单'],
  customerName: ['customer_name', 'customerName', 'username', '姓名', '客户姓名', '客户名称'],
  tel: ['tel', 'phone', 'mobile', '手机号', '联系电话', '电话'],
  content: ['content', '描述', '故障描述', '问题描述', '内容'],
  purchaseType: ['purchaseType', 'goods_type', 'goodsType', '产品型号', '型号'],
  provincesAndCities: ['provincesAndCities', 'provinces_and_cities', '所在省市', '省市', '地区'],
  personalField: ['personal_field', 'personalField', '附加字段', '原始附加字段'],
  questionType: ['question_type', 'questionType', '意见类型', '反馈类型'],
  status: ['status', '状态', '处理状态'],
  createdAt: ['gmt_create', 'gmtCreate', 'create_time', 'createTime', '提交时间', '创建时间'],
  completedAt: ['complete_time', 'completeTime', 'finish_time', 'finishTime', '完成时间'],
  changedAt: ['gmt_modified', 'gmtModified', 'update_time', 'updateTime', '更新时间', '修改时间'],
  msgChannel: ['msg_channel', 'msgChannel', '来源'],
  channelName: ['channel_name', 'channelName', '渠道'],
} as const satisfies Record<string, readonly string[]>

/** All headings that are understood. */
export const knownHeadings: readonly string[] = Object.values(columns).flat()

const names = Object.keys(columns) as ColumnName[]

/** Without these nothing can be taken over. */
const NEEDED = ['customerName', 'tel', 'content', 'createdAt'] as const satisfies readonly ColumnName[]

export type Heading = {
  /** What stands in a row. */
  read: (cells: readonly string[]) => WrittenRow
  /** Headings that say nothing to us: their cells are not taken over. */
  unknown: string[]
}

/** @returns the first names of the columns that are missing, where one is needed */
export function readHeading(cells: readonly string[]): Heading | { missing: string[] } {
  const headings = cells.map((cell) => cell.trim().toLowerCase())
  const indexOf = (name: ColumnName) => headings.findIndex((heading) => columns[name].some((known) => known.toLowerCase() === heading))
  const missing = NEEDED.filter((name) => indexOf(name) < 0).map(
    (name) => columns[name].find((known) => /\p{Script=Han}/u.test(known)) ?? name,
  )
  if (missing.length > 0) return { missing }
  const known = new Set(knownHeadings.map((heading) => heading.toLowerCase()))
  return {
    read: (row) => {
      const cell = (name: ColumnName) => row[indexOf(name)] ?? ''
      return Object.fromEntries(names.map((name) => [name, cell(name)])) as WrittenRow
    },
    unknown: cells.filter((cell) => cell.trim() !== '' && !known.has(cell.trim().toLowerCase())),
  }
}
