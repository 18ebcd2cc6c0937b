/**
 * The differences that are allowed between what a legacy site answers and what this site answers after an import, each with its
 * reason (spec: moving/allowed-differences). Everything else is a difference. Reports name the rules, so that whoever reads
 * one can look what was let through.
 */
import { contractKeys } from '../source/contract-keys'
import { instantOf } from '../source/dates'
import type { ComparedField } from './field'
import { isSameContent, isSameText } from './same-html'

export type AllowedDifference = {
  name: string
  /** Why, in a Chinese sentence for the report. */
  reason: string
  holds: (field: ComparedField) => boolean
}

/** Keys whose texts are HTML. */
const HTML = new Set(['content', 'categoryAbstract', 'bottomLinkInfo'])

/** Keys that hold the address of a file. */
const FILES = /^(url|banner|cover|thumbnail|video|attachment|\w+Qrcode|requirementBackgroundImage|projectOutcomeBackgroundImage)$/

/** Counts that this service takes from what there is. */
const COUNTS = new Set(['productCount', 'count'])

const text = (value: unknown): value is string => typeof value === 'string'

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (text(value) && value.trim() === '') || (Array.isArray(value) && value.length === 0)

const FLAGS = new Map<unknown, number>([
  [true, 1],
  ['1', 1],
  [1, 1],
  [false, 0],
  ['0', 0],
  [0, 0],
  [null, 0],
  ['', 0],
  [undefined, 0],
])

export const allowedDifferences: readonly AllowedDifference[] = [
  {
    name: 'message',
    reason: '提示文字的写法。',
    holds: ({ at }) => at === 'msg',
  },
  {
    name: 'failure-code',
    reason: '两边都没有这项内容：旧站写 500 或其他，本站按约定写 404。',
    holds: ({ at, legacy, own }) => at === 'code' && Number(legacy) !== 200 && own === 404,
  },
  {
    name: 'flag',
    reason: '标记写作 "1"、true 或省略，按约定统一为 0 和 1。',
    holds: ({ key, legacy, own }) => /^is[A-Z]/.test(key) && FLAGS.get(legacy) !== undefined && FLAGS.get(legacy) === FLAGS.get(own),
  },
  {
    name: 'empty',
    reason: '没有内容时，旧站写 null 或省略字段，本站按约定写空文本、null 或空列表。',
    holds: ({ legacy, own }) => isEmpty(legacy) && isEmpty(own),
  },
  {
    name: 'further',
    reason: '旧站没有的字段：约定要求字段不缺失，本站补充。',
    holds: ({ legacy, own, at }) => legacy === undefined && own !== undefined && !at.endsWith(']'),
  },
  {
    name: 'beyond-contract',
    reason: '约定之外的字段（如 createBy）：客户端不应依赖，不迁移，在导入报告中列出。',
    holds: ({ legacy, own, key, at }) => own === undefined && legacy !== undefined && !at.endsWith(']') && !contractKeys.has(key),
  },
  {
    name: 'typed-values',
    reason: '由本站的属性从参数中读出的数值：参数的文字另行比较，属性由本站维护。',
    holds: ({ at }) => /\.facts(\[|\.|$)/.test(at),
  },
  {
    name: 'number-as-text',
    reason: '编号与数字写作文本还是数字，按约定统一。',
    holds: ({ legacy, own }) => (isNumeric(legacy) || isNumeric(own)) && isPlain(legacy) && isPlain(own) && String(legacy) === String(own),
  },
  {
    name: 'date',
    reason: '同一时刻的不同写法，按约定统一为 yyyy-MM-dd HH:mm:ss。',
    holds: ({ key, legacy, own }) => key === 'updateTime' && instantOf(legacy) !== null && instantOf(legacy) === instantOf(own),
  },
  {
    name: 'file-address',
    reason: '文件迁到本站后主机、文件夹与文件名不同；文件本身另行逐个打开。',
    holds: ({ key, legacy, own }) => FILES.test(key) && !isEmpty(legacy) && isFileAddress(own),
  },
  {
    name: 'file-size',
    reason: '文件大小按文件实际计算。',
    holds: ({ key, legacy, own }) => key === 'sizeCn' && text(own) && own !== '' && legacy !== undefined,
  },
  {
    name: 'file-extension',
    reason: '扩展名按约定写作小写、不带点。',
    holds: ({ key, legacy, own }) => key === 'ext' && text(legacy) && text(own) && legacy.trim().replace(/^\./, '').toLowerCase() === own,
  },
  {
    name: 'count',
    reason: '数量按实有的已发布内容计算。',
    holds: ({ key, legacy, own }) => COUNTS.has(key) && isNumeric(legacy) && typeof own === 'number',
  },
  {
    name: 'html',
    reason: '富文本的写法不同（样式、空白、标签），文字、图片数量、链接、表格与之前相同。',
    holds: ({ key, legacy, own }) => HTML.has(key) && text(legacy) && text(own) && isSameContent(legacy, own),
  },
  {
    name: 'whitespace',
    reason: '文字相同，首尾与中间的空白、换行写法不同。',
    holds: ({ key, legacy, own }) => !HTML.has(key) && text(legacy) && text(own) && isSameText(legacy, own),
  },
]

/** Of an object, an answer can make one that is no text: `{"toString":[]}`. */
const isPlain = (value: unknown) => typeof value !== 'object' || value === null

const isNumeric = (value: unknown) => typeof value === 'number' || (text(value) && /^-?\d+(\.\d+)?$/.test(value))

/** Root-relative, or on a storage host; never a page. */
const isFileAddress = (value: unknown) => text(value) && /^(\/|https?:\/\/)\S+$/.test(value)
