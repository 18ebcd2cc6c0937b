import type { Field } from './fields'

/** What a device is for: where one begins. What is demanded of it follows from the fields (spec: selector/uses). */
export type Use = {
  key: string
  title: string
  line: string
  /** The categories in which it is looked for, by their public numbers. */
  categories: readonly number[]
  /** Ways to say the load; the first is the usual one. */
  known: readonly Known[]
  fields: readonly Field[]
  /** What stands in a field at first, where that is something else than for other uses. */
  initials?: Readonly<Partial<Record<Field, string>>>
}

/** What is known of the load. */
export type Known = 'transformer' | 'current' | 'power' | 'motor' | 'string' | 'secondary' | 'place'

export const knownNames = {
  transformer: '变压器容量',
  current: '负载电流',
  power: '负载功率',
  motor: '电动机功率',
  string: '光伏组串',
  secondary: '互感器二次电流',
  place: '安装位置',
} as const satisfies Record<Known, string>

/** What stands under the title of the first step, unless editors say something else. */
export const SELECTOR_LINE = '从用途和电气数据出发，三步得到可以下单的订货型号。'

const site: readonly Field[] = ['earth', 'poles', 't', 'h']

export const uses: readonly Use[] = [
  {
    key: 'incoming',
    title: '进线与母联',
    line: '变压器低压侧总开关、母线联络',
    categories: [11],
    known: ['transformer', 'current'],
    fields: ['s', 'uk', 'n', 'mva', 'i', 'u', 'ik', ...site],
  },
  {
    key: 'feeder',
    title: '配电馈线',
    line: '配电柜出线到分配电箱',
    categories: [12],
    known: ['current', 'power'],
    fields: ['i', 'p', 'cos', 'div', 'u', 'ik', ...site],
    initials: { ik: '25' },
  },
  {
    key: 'motor',
    title: '电动机',
    line: '起动、过载与短路保护',
    categories: [21, 22],
    known: ['motor', 'current'],
    fields: ['p', 'cos', 'eta', 'i', 'u', 'ik', 't', 'h'],
    initials: { i: '30' },
  },
  {
    key: 'final',
    title: '终端回路',
    line: '照明、插座与小型负载',
    categories: [31],
    known: ['current', 'power'],
    fields: ['i', 'p', 'cos', 'div', 'u', 'ik', ...site],
    initials: { i: '16', p: '3', u: '230', ik: '6', poles: '2P' },
  },
  {
    key: 'pv',
    title: '光伏直流',
    line: '组串、汇流与逆变器直流侧',
    categories: [35],
    known: ['string'],
    fields: ['isc', 'voc', 'ns', 'tmin', 't', 'h'],
  },
  {
    key: 'transfer',
    title: '双电源切换',
    line: '市电与市电、市电与发电机',
    categories: [13],
    known: ['current', 'power'],
    fields: ['i', 'p', 'cos', 'div', 'u', 'ik', ...site],
  },
  {
    key: 'metering',
    title: '计量与监测',
    line: '电能、电能质量与数据上传',
    categories: [41],
    known: ['secondary'],
    fields: ['ct', 't'],
  },
  {
    key: 'surge',
    title: '电涌保护',
    line: '进线、配电箱与末端设备',
    categories: [33],
    known: ['place'],
    fields: ['place', 'u', 'earth', 'poles', 't'],
    initials: { poles: '4P' },
  },
]

/** The selector, with the use that products of a category are for where it is known which one that is. */
export function selectorOfCategory(category: number): string {
  const use = uses.find(({ categories }) => categories.includes(category))
  return use ? `/selectProduct?use=${use.key}` : '/selectProduct'
}
