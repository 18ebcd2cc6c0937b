import type { Surrounding } from './derating'
import {
  loadCurrent,
  motorCurrent,
  peakRatio,
  type Step,
  shortCircuitCurrent,
  stringCurrent,
  stringVoltage,
  supplyImpedance,
  surgeVoltage,
  transformerCurrent,
} from './electrical'
import { figure } from './formula'
import type { Demand } from './meets'
import type { Selection } from './selection'

/** The coefficient of the open-circuit voltage that crystalline modules usually have, % per kelvin. */
const COEFFICIENT = -0.27
/** Up to here devices are made for without a correction (IEC 60947-1, normal conditions). */
const PLAIN_ALTITUDE = 2000

/** What follows from the data: the steps as they are shown, and what is demanded of a device. */
export type Calculation = { steps: readonly Step[]; demands: readonly Demand[] }

export function calculate(selection: Selection): Calculation {
  const { known, numbers, choices, use } = selection
  const volts = Number(choices.u)
  if (known === 'string') return photovoltaic(selection)
  if (known === 'secondary') return metering(selection)
  if (known === 'place') return surge(selection)
  const steps = stepsOf(selection, volts)
  const amperes = known === 'current' ? numbers.i : (steps[0]?.value ?? numbers.i)
  const kiloamperes = known === 'transformer' ? (steps.at(-1)?.value ?? numbers.ik) : numbers.ik
  const demands = [
    ...currentDemands(selection, amperes, volts),
    ...shortCircuitDemands(use.key, kiloamperes, volts),
    ...systemDemands(selection),
  ]
  return { steps, demands }
}

function stepsOf({ known, numbers, choices }: Selection, volts: number): Step[] {
  if (known === 'transformer') {
    const supply = { kva: numbers.s, percent: numbers.uk, volts, mva: numbers.mva, count: Number(choices.n) }
    const impedance = supplyImpedance(supply)
    return [transformerCurrent(numbers.s, volts), impedance, shortCircuitCurrent(volts, impedance.value)]
  }
  if (known === 'motor') return [motorCurrent(numbers.p, volts, numbers.cos, numbers.eta)]
  return known === 'power' ? [loadCurrent(numbers.p, volts, numbers.cos, volts === 230 ? 1 : 3, numbers.div)] : []
}

const atLeast = (key: string, name: string, unit: string, value: number, attributes: readonly string[]): Demand => ({
  ...{ key, name, unit, attributes },
  how: 'at-least',
  value: rounded(value),
})

/** Shown and compared with the same digits, so that nothing that is shown as enough is too little. */
const rounded = (value: number) => Number(figure(value))

/** Currents are carried in these surroundings. */
const surroundingsOf = ({ t, h }: Selection['numbers']): Surrounding[] => [
  { attribute: 'temperature-derating', at: t, unit: '℃' },
  { attribute: 'altitude-derating', at: h, unit: 'm' },
]

function currentDemands({ use, numbers }: Selection, amperes: number, volts: number): Demand[] {
  const where = { surroundings: surroundingsOf(numbers) }
  if (use.key !== 'motor') return [{ ...atLeast('current', '额定电流 In', 'A', amperes, ['rated-current']), ...where }]
  const byVoltage = volts === 690 ? 'ie-ac3-690' : 'ie-ac3-400'
  const contactor = { ...atLeast('ac3', '工作电流 Ie（AC-3）', 'A', amperes, [byVoltage]), ...where }
  const setting: Demand = {
    ...{ key: 'setting', name: '整定范围', unit: 'A', attributes: ['current-setting'] },
    ...{ how: 'within', value: rounded(amperes), isOptional: true },
  }
  return [{ ...contactor, isOptional: true }, setting]
}

function shortCircuitDemands(use: string, kiloamperes: number, volts: number): Demand[] {
  const attributes = volts === 690 ? ['icu-690'] : use === 'transfer' ? ['icn', 'iq'] : ['icu-400', 'icu-motor-high', 'icn']
  const breaking = atLeast('breaking', `极限分断 Icu（AC ${volts} V）`, 'kA', kiloamperes, attributes)
  // Contactors and thermal relays leave it to the device before them.
  if (use === 'motor') return [{ ...breaking, isOptional: true }]
  if (use !== 'incoming') return [breaking]
  return [
    breaking,
    atLeast('icw', '短时耐受 Icw（1 s）', 'kA', kiloamperes, volts === 690 ? ['icw-1s-690', 'icw-1s'] : ['icw-1s']),
    { ...atLeast('making', '接通能力 Icm（峰值）', 'kA', kiloamperes * peakRatio(kiloamperes), ['icm']), isOptional: true },
  ]
}

function systemDemands({ use, numbers, choices }: Selection): Demand[] {
  const has = (field: Selection['use']['fields'][number]) => use.fields.includes(field)
  const voltage: Demand = { ...atLeast('voltage', '额定工作电压 Ue', 'V', Number(choices.u), ['rated-voltage']), supply: 'AC' }
  const poles: Demand = { key: 'poles', name: '极数', unit: '', attributes: ['poles'], how: 'one-of', choices: [choices.poles] }
  return [...(has('u') ? [voltage] : []), ...(has('poles') ? [poles] : []), ...surroundings(numbers, has('h'))]
}

function surroundings(numbers: Selection['numbers'], asksAltitude: boolean): Demand[] {
  const temperature: Demand = {
    ...{ key: 'temperature', name: '工作温度', unit: '℃', attributes: ['operating-temperature'] },
    ...{ how: 'within', value: numbers.t, isOptional: true },
  }
  const isHigh = asksAltitude && numbers.h > PLAIN_ALTITUDE
  return [temperature, ...(isHigh ? [atLeast('altitude', '海拔', 'm', numbers.h, ['altitude'])] : [])]
}

function photovoltaic({ numbers }: Selection): Calculation {
  const steps = [stringCurrent(numbers.isc), stringVoltage(numbers.voc, numbers.ns, numbers.tmin, COEFFICIENT)]
  const [current, voltage] = steps.map(({ value }) => value)
  const amperes = atLeast('current', '额定电流 In', 'A', current ?? 0, ['rated-current', 'ie-dc-pv2'])
  return {
    steps,
    demands: [
      { ...amperes, surroundings: surroundingsOf(numbers), isOptional: true },
      { ...atLeast('voltage', '直流电压', 'V', voltage ?? 0, ['rated-voltage-dc', 'spd-ucpv', 'rated-voltage']), supply: 'DC' },
      ...surroundings(numbers, true),
    ],
  }
}

const metering = ({ numbers, choices }: Selection): Calculation => ({
  steps: [],
  demands: [
    { key: 'secondary', name: '额定电流', unit: 'A', attributes: ['measured-current'], how: 'within', value: Number(choices.ct) },
    ...surroundings(numbers, false),
  ],
})

function surge({ numbers, choices }: Selection): Calculation {
  const step = surgeVoltage(Number(choices.u) === 230 ? 400 : Number(choices.u), choices.earth)
  const classes = choices.place === 'entry' ? ['T1', 'T1+T2'] : ['T2', 'T1+T2']
  return {
    steps: [step],
    demands: [
      atLeast('surge-voltage', '最大持续工作电压 Uc', 'V', step.value, ['spd-uc']),
      { key: 'class', name: '试验类别', unit: '', attributes: ['spd-class'], how: 'one-of', choices: classes },
      { key: 'poles', name: '极数', unit: '', attributes: ['poles'], how: 'one-of', choices: [choices.poles] },
      ...surroundings(numbers, false),
    ],
  }
}
