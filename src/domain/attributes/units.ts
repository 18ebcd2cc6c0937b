/** What a unit measures; values of one quantity can be converted into each other. */
type Quantity =
  | ('current' | 'voltage' | 'power' | 'apparent-power' | 'reactive-power' | 'frequency' | 'time' | 'months' | 'length' | 'section')
  | ('wire-gauge' | 'mass' | 'temperature' | 'share' | 'force' | 'torque' | 'resistance' | 'luminance' | 'charge' | 'let-through')
  | ('voltage-rise' | 'specific-energy' | 'operations' | 'operations-per-hour' | 'bit-rate' | 'pulses' | 'pieces' | 'ways' | 'points')
  | ('sets' | 'modules' | 'class' | 'of-rated-voltage' | 'of-operational-current' | 'of-rated-current' | 'of-setting' | 'of-residual')

type Unit = {
  quantity: Quantity
  /** How many of the first unit of its quantity one of it is. */
  factor: number
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
  万次: { quantity: 'operations', factor: 1e4 },
  '次/h': { quantity: 'operations-per-hour', factor: 1, code: 'H10' },
  'bit/s': { quantity: 'bit-rate', factor: 1, code: 'B10' },
  'imp/kWh': { quantity: 'pulses', factor: 1 },
  台: { quantity: 'pieces', factor: 1, code: 'C62' },
  路: { quantity: 'ways', factor: 1, code: 'C62' },
  点: { quantity: 'points', factor: 1, code: 'C62' },
  组: { quantity: 'sets', factor: 1, code: 'C62' },
  模数: { quantity: 'modules', factor: 1, code: 'C62' },
  级: { quantity: 'class', factor: 1 },
  Un: { quantity: 'of-rated-voltage', factor: 1 },
  '% Ie': { quantity: 'of-operational-current', factor: 1 },
  In: { quantity: 'of-rated-current', factor: 1 },
  Ir: { quantity: 'of-setting', factor: 1 },
  IΔn: { quantity: 'of-residual', factor: 1 },
} as const satisfies Record<string, Unit>

export type UnitName = keyof typeof units
