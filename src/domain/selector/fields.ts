/** What the form asks, by the names that its parameters have in addresses. */
export const numberFields = {
  s: { label: '变压器容量 Sr', unit: 'kVA', initial: 1250, least: 10, most: 6300, hint: '' },
  uk: { label: '短路阻抗 uk', unit: '%', initial: 6, least: 1, most: 20, hint: '常见值：4、4.5、6；以铭牌为准' },
  mva: { label: '高压侧短路容量 SkQ', unit: 'MVA', initial: 500, least: 10, most: 100_000, hint: '不清楚时保留 500' },
  i: { label: '负载电流 Ib', unit: 'A', initial: 100, least: 0.1, most: 6300, hint: '' },
  p: { label: '功率 P', unit: 'kW', initial: 15, least: 0.01, most: 4000, hint: '' },
  cos: { label: '功率因数 cosφ', unit: '', initial: 0.85, least: 0.1, most: 1, hint: '' },
  eta: { label: '效率 η', unit: '', initial: 0.9, least: 0.1, most: 1, hint: '以电动机铭牌为准' },
  div: { label: '需要系数 Kd', unit: '', initial: 1, least: 0.1, most: 1, hint: '不同时使用的负载小于 1' },
  ik: { label: '安装处短路电流 Ik', unit: 'kA', initial: 10, least: 0.1, most: 200, hint: '' },
  isc: { label: '组串短路电流 ISC', unit: 'A', initial: 13.9, least: 0.1, most: 100, hint: '见组件数据表，STC' },
  voc: { label: '组件开路电压 UOC', unit: 'V', initial: 49.5, least: 1, most: 200, hint: '见组件数据表，STC' },
  ns: { label: '每串组件数', unit: '块', initial: 18, least: 1, most: 100, hint: '' },
  tmin: { label: '当地最低温度', unit: '℃', initial: -20, least: -50, most: 25, hint: '开路电压按 −0.27 %/K 修正' },
  t: { label: '安装处环境温度', unit: '℃', initial: 40, least: -50, most: 90, hint: '柜内温度，不是室温' },
  h: { label: '海拔', unit: 'm', initial: 2000, least: 0, most: 6000, hint: '2,000 m 以内不用修正' },
} as const

export const choiceFields = {
  u: {
    label: '系统电压',
    choices: [
      { value: '230', label: '单相 230 V' },
      { value: '400', label: '三相 400 V' },
      { value: '690', label: '三相 690 V' },
    ],
    initial: '400',
  },
  n: {
    label: '并列台数',
    choices: [
      { value: '1', label: '1 台' },
      { value: '2', label: '2 台' },
    ],
    initial: '1',
  },
  earth: { label: '接地系统', choices: ['TN-S', 'TN-C', 'TT', 'IT'].map((value) => ({ value, label: value })), initial: 'TN-S' },
  poles: { label: '极数', choices: ['1P', '1P+N', '2P', '3P', '4P'].map((value) => ({ value, label: value })), initial: '3P' },
  ct: {
    label: '互感器二次电流',
    choices: [
      { value: '5', label: '5 A' },
      { value: '1', label: '1 A' },
    ],
    initial: '5',
  },
  place: {
    label: '安装位置',
    choices: [
      { value: 'entry', label: '总进线（T1）' },
      { value: 'board', label: '分配电箱（T2）' },
    ],
    initial: 'board',
  },
} as const

export type NumberField = keyof typeof numberFields
export type ChoiceField = keyof typeof choiceFields
export type Field = NumberField | ChoiceField

export const isNumberField = (field: Field): field is NumberField => Object.hasOwn(numberFields, field)

/** The fields that a way to say the load has for itself. */
export const fieldsOfKnown: Readonly<Record<string, readonly Field[]>> = {
  transformer: ['s', 'uk', 'n', 'mva'],
  current: ['i'],
  power: ['p', 'cos', 'div'],
  motor: ['p', 'cos', 'eta'],
  string: ['isc', 'voc', 'ns', 'tmin'],
  secondary: ['ct'],
  place: ['place'],
}

const surroundings: readonly Field[] = ['earth', 'poles', 't', 'h']
const shortCircuit: readonly Field[] = ['mva', 'ik']

/** The fields as the form puts them together: the load, the short circuit, the place. */
export function groupsOf(fields: readonly Field[]): { load: Field[]; shortCircuit: Field[]; surroundings: Field[] } {
  const within = (group: readonly Field[]) => fields.filter((field) => group.includes(field))
  const load = fields.filter((field) => !surroundings.includes(field) && !shortCircuit.includes(field))
  return { load, shortCircuit: within(shortCircuit), surroundings: within(surroundings) }
}
