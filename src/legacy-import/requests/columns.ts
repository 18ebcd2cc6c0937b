/** What the columns of a legacy table of requests are called, in exports of its database and in those of its office. */

/** A row as it is written, by what its columns mean; a column that isn't there is empty. */
export type WrittenRow = Record<ColumnName, string>

export type ColumnName = keyof typeof columns

const columns = {
  kind: ['template_id', 'type', '类别', '类型', '表单'],
  customerName: ['customer_name', 'username', '姓名', '客户姓名', '客户名称'],
  tel: ['tel', 'phone', 'mobile', '手机号', '联系电话', '电话'],
  content: ['content', '描述', '故障描述', '问题描述', '内容'],
  purchaseType: ['purchase_type', 'goods_type', '产品型号', '型号'],
  provincesAndCities: ['provinces_and_cities', '所在省市', '省市', '地区'],
  personalField: ['personal_field', '附加字段', '原始附加字段'],
  questionType: ['question_type', '意见类型', '反馈类型'],
  status: ['status', '状态', '处理状态'],
  createdAt: ['gmt_create', 'create_time', '提交时间', '创建时间'],
  completedAt: ['complete_time', 'finish_time', '完成时间'],
  changedAt: ['gmt_modified', 'update_time', '更新时间', '修改时间'],
  msgChannel: ['msg_channel', '来源'],
  channelName: ['channel_name', '渠道'],
} as const satisfies Record<string, readonly string[]>

/** All headings that are understood. */
export const knownHeadings: readonly string[] = Object.values(columns).flat()

const names = Object.keys(columns) as ColumnName[]

const nameOf = new Map(names.flatMap((name) => columns[name].map((heading) => [plain(heading), name] as const)))

/** In any letter case: `gmt_create`, `gmtCreate`. */
function plain(heading: string): string {
  return heading.trim().replaceAll('_', '').toLowerCase()
}

/** Without these nothing can be taken over, and what they are called in an office. */
const needed = { customerName: '姓名', tel: '手机号', content: '描述', createdAt: '提交时间' } as const

export type Heading = {
  /** What stands in a row. */
  read: (cells: readonly string[]) => WrittenRow
  /** Headings that say nothing to us: their cells are not taken over. */
  unknown: string[]
}

/** @returns the columns that are missing, where one is needed */
export function readHeading(cells: readonly string[]): Heading | { missing: string[] } {
  const found = cells.map((cell) => nameOf.get(plain(cell)))
  const missing = Object.entries(needed).filter(([name]) => !found.some((one) => one === name))
  if (missing.length > 0) return { missing: missing.map(([, heading]) => heading) }
  const cellOf = (row: readonly string[], name: ColumnName) => row[found.indexOf(name)] ?? ''
  return {
    read: (row) => Object.fromEntries(names.map((name) => [name, cellOf(row, name)])) as WrittenRow,
    unknown: cells.filter((cell, index) => cell.trim() !== '' && found[index] === undefined),
  }
}
