/** What a unit measures; values of one quantity can be converted into each other. */
type Quantity =
  | ('current' | 'voltage' | 'power' | 'apparent-power' | 'reactive-power' | 'frequency' | 'time' | 'months' | 'length' | 'section')
  | ('wire-gauge' | 'mass' | 'temperature' | 'share' | 'force' | 'torque' | 'resistance' | 'luminance' | 'charge' | 'let-through')
  | ('voltage-rise' | 'specific-energy' | 'operations' | 'operations-per-hour' | 'bit-rate' | 'pulses' | 'pieces' | 'ways' | 'points')
  | ('sets' | 'modules' | 'class' | 'storage')
  // Shares and multiples of another rating of the same product.
  | ('of-In' | 'of-Ir' | 'of-Ie' | 'of-IΔn' | 'of-Un' | 'of-Ue' | 'of-Uc' | 'of-Icu')

type Unit = {
  quantity: Quantity
  /** How many of the first unit of its quantity one of it is. */
  factor: number
  /** Large numbers are counted in it: a value that is given in it is printed in it. */
  isCounting?: boolean
  /** Its common code of UN/CEFACT Recommendation 20, by which programs know it. */
  code?: string
}

/** The units in which parameters are given, as they are printed. */
export const units = {
  A: { quantity: 'current', factor: 1, code: 'AMP' },
  mA: { quantity: 'current', factor: 1e-3, code: '4K' },
  kA: { quantity: 'current', factor: 1e3, code: 'B22' },
  V: { quantity: 'voltage', factor: 1, code: 'VLT' },
  mV: { quantity: 'voltage', factor: 1e-3, code: '2Z' },
  kV: { quantity: 'voltage', factor: 1e3, code: 'KVT' },
  W: { quantity: 'power', factor: 1, code: 'WTT' },
  kW: { quantity: 'power', factor: 1e3, code: 'KWT' },
  MW: { quantity: 'power', factor: 1e6, code: 'MAW' },
  hp: { quantity: 'power', factor: 746, code: 'K43' },
  VA: { quantity: 'apparent-power', factor: 1, code: 'D46' },
  kVA: { quantity: 'apparent-power', factor: 1e3, code: 'KVA' },
  var: { quantity: 'reactive-power', factor: 1, code: 'D44' },
  kvar: { quantity: 'reactive-power', factor: 1e3, code: 'KVR' },
  Hz: { quantity: 'frequency', factor: 1, code: 'HTZ' },
  kHz: { quantity: 'frequency', factor: 1e3, code: 'KHZ' },
  MHz: { quantity: 'frequency', factor: 1e6, code: 'MHZ' },
  s: { quantity: 'time', factor: 1, code: 'SEC' },
  ms: { quantity: 'time', factor: 1e-3, code: 'C26' },
  µs: { quantity: 'time', factor: 1e-6, code: 'B98' },
  ns: { quantity: 'time', factor: 1e-9, code: 'C47' },
  min: { quantity: 'time', factor: 60, code: 'MIN' },
  h: { quantity: 'time', factor: 3600, code: 'HUR' },
  天: { quantity: 'time', factor: 86_400, code: 'DAY' },
  个月: { quantity: 'months', factor: 1, code: 'MON' },
  mm: { quantity: 'length', factor: 1, code: 'MMT' },
  cm: { quantity: 'length', factor: 10, code: 'CMT' },
  m: { quantity: 'length', factor: 1000, code: 'MTR' },
  'mm²': { quantity: 'section', factor: 1, code: 'MMK' },
  AWG: { quantity: 'wire-gauge', factor: 1 },
  kg: { quantity: 'mass', factor: 1, code: 'KGM' },
  g: { quantity: 'mass', factor: 1e-3, code: 'GRM' },
  '℃': { quantity: 'temperature', factor: 1, code: 'CEL' },
  '%': { quantity: 'share', factor: 1, code: 'P1' },
  N: { quantity: 'force', factor: 1, code: 'NEW' },
  N·m: { quantity: 'torque', factor: 1, code: 'NU' },
  Ω: { quantity: 'resistance', factor: 1, code: 'OHM' },
  mΩ: { quantity: 'resistance', factor: 1e-3, code: 'E45' },
  kΩ: { quantity: 'resistance', factor: 1e3, code: 'B49' },
  MΩ: { quantity: 'resistance', factor: 1e6, code: 'B75' },
  'cd/m²': { quantity: 'luminance', factor: 1, code: 'A24' },
  A·s: { quantity: 'charge', factor: 1, code: 'A8' },
  'A²s': { quantity: 'let-through', factor: 1, code: 'H32' },
  'V/µs': { quantity: 'voltage-rise', factor: 1, code: 'H24' },
  'kJ/Ω': { quantity: 'specific-energy', factor: 1 },
  次: { quantity: 'operations', factor: 1, code: 'C62' },
  万次: { quantity: 'operations', factor: 1e4, isCounting: true },
  '次/h': { quantity: 'operations-per-hour', factor: 1, code: 'H10' },
  'bit/s': { quantity: 'bit-rate', factor: 1, code: 'B10' },
  GB: { quantity: 'storage', factor: 1, code: 'E34' },
  'imp/kWh': { quantity: 'pulses', factor: 1 },
  台: { quantity: 'pieces', factor: 1, code: 'C62' },
  路: { quantity: 'ways', factor: 1, code: 'C62' },
  点: { quantity: 'points', factor: 1, code: 'C62' },
  组: { quantity: 'sets', factor: 1, code: 'C62' },
  模数: { quantity: 'modules', factor: 1, code: 'C62' },
  级: { quantity: 'class', factor: 1 },
  In: { quantity: 'of-In', factor: 1 },
  '% In': { quantity: 'of-In', factor: 0.01 },
  Ir: { quantity: 'of-Ir', factor: 1 },
  Ie: { quantity: 'of-Ie', factor: 1 },
  '% Ie': { quantity: 'of-Ie', factor: 0.01 },
  IΔn: { quantity: 'of-IΔn', factor: 1 },
  Un: { quantity: 'of-Un', factor: 1 },
  Ue: { quantity: 'of-Ue', factor: 1 },
  Uc: { quantity: 'of-Uc', factor: 1 },
  '% Uc': { quantity: 'of-Uc', factor: 0.01 },
  '% Icu': { quantity: 'of-Icu', factor: 1 },
} as const satisfies Record<string, Unit>

export type UnitName = keyof typeof units

const facts: Readonly<Record<UnitName, Unit>> = units

/** Other ways of writing a unit. */
const aliases: Readonly<Record<string, UnitName>> = {
  ...{ '°C': '℃', mm2: 'mm²', 'N.m': 'N·m', Nm: 'N·m', us: 'µs', μs: 'µs', 'V/us': 'V/µs', 'V/μs': 'V/µs', A2s: 'A²s', 'cd/m2': 'cd/m²' },
  ...{ Ω: 'Ω', kΩ: 'kΩ', MΩ: 'MΩ', 安: 'A', 千安: 'kA', 伏: 'V', 千伏: 'kV', 毫米: 'mm', 米: 'm', 千克: 'kg', 公斤: 'kg', 秒: 's' },
  ...{ 毫秒: 'ms', 分钟: 'min', 小时: 'h', 瓦: 'W', 千瓦: 'kW', 赫兹: 'Hz', 月: '个月', '％': '%', 毫安: 'mA', 克: 'g' },
}

const ALIASES: ReadonlyMap<string, UnitName> = new Map(Object.entries(aliases))

/** All units, in the order in which they are offered. */
export const unitNames = Object.keys(units).filter((name): name is UnitName => name in units)

/** All spellings, the longest first, for patterns. */
export const unitSpellings: readonly string[] = [...unitNames, ...ALIASES.keys()].toSorted((one, other) => other.length - one.length)

export const quantityOfUnit = (unit: UnitName): Quantity => facts[unit].quantity
export const isCounting = (unit: UnitName): boolean => facts[unit].isCounting ?? false
export const unitCode = (unit: UnitName): string | undefined => facts[unit].code

/**
 * The unit of this name, as exactly as it can be told: `ka` is kA, but `MΩ` and `mΩ` stay apart.
 *
 * @returns undefined when there is none
 */
export function unitNamed(text: string): UnitName | undefined {
  const given = text.trim().replace(/\s+/g, ' ')
  const exact = unitNames.find((name) => name === given) ?? ALIASES.get(given)
  if (exact) return exact
  const alike = unitNames.filter((name) => name.toLowerCase() === given.toLowerCase())
  return alike.length === 1 ? alike[0] : undefined
}

/** The units into which one can be converted, itself among them. */
export const sameQuantity = (unit: UnitName): UnitName[] => unitNames.filter((name) => facts[name].quantity === facts[unit].quantity)

/** So many digits of a number say something; the rest is the computer's. */
const DIGITS = 12

/** A number of one unit in another of the same quantity: 1.25 kA are 1250 A. */
export function convert(value: number, from: UnitName, to: UnitName): number {
  return from === to ? value : Number(((value * facts[from].factor) / facts[to].factor).toPrecision(DIGITS))
}
