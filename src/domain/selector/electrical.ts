import { type Formula, figure, rootThree } from './formula'

/** A result with its calculation: the formula with symbols, then with the values, and who says so (spec: selector/calculation). */
export type Step = { name: string; value: number; unit: string; digits: number; lines: readonly Formula[]; source: string }

const ROOT = Math.sqrt(3)

const sym = (symbol: string, sub = '') => ({ symbol, sub })

/** The voltage factor for the greatest short-circuit current in low-voltage systems whose voltage stays within +6 % (IEC 60909-0, table 1). */
export const C_MAX_LOW = 1.05
/** The same for systems above 1 kV. */
export const C_MAX_HIGH = 1.1

/**
 * The rated current of a transformer's low-voltage side.
 *
 * @param kva rated power
 * @param volts between phases
 */
export function transformerCurrent(kva: number, volts: number): Step {
  return {
    name: '变压器低压侧额定电流 Ir',
    value: (kva * 1000) / (ROOT * volts),
    unit: 'A',
    digits: 4,
    lines: [
      [sym('I', 'r'), ' = ', { over: [sym('S', 'r')], under: [rootThree, ' ', sym('U', 'r')] }],
      ['= ', { over: [`${kva} kVA`], under: [rootThree, ` × ${volts / 1000} kV`] }],
    ],
    source: 'GB/T 1094.1（IEC 60076-1）三相变压器额定值',
  }
}

/** The correction factor of a transformer's impedance, without its resistance. @param percent its short-circuit impedance */
export const transformerCorrection = (percent: number): number => (0.95 * C_MAX_LOW) / (1 + 0.6 * (percent / 100))

/** A transformer's impedance in mΩ, uncorrected. */
export const transformerImpedance = (kva: number, percent: number, volts: number): number => ((percent / 100) * volts * volts) / kva

/** The impedance of the network above, seen from the low voltage, in mΩ. @param mva its short-circuit power */
export const networkImpedance = (mva: number, volts: number): number => (C_MAX_HIGH * volts * volts) / (mva * 1000)

/** What is upstream of the busbar: equal transformers side by side, and the network above them. */
export type Supply = { kva: number; percent: number; volts: number; mva: number; count: number }

/** The impedance up to the busbar; resistances are left out, which lets the current come out greater. */
export function supplyImpedance({ kva, percent, volts, mva, count }: Supply): Step {
  const [factor, plain, above] = [transformerCorrection(percent), transformerImpedance(kva, percent, volts), networkImpedance(mva, volts)]
  const transformer = (factor * plain) / count
  return {
    name: '短路阻抗 Z',
    value: transformer + above,
    unit: 'mΩ',
    digits: 4,
    lines: [
      [
        '变压器 ',
        { over: [`${percent}`], under: ['100'] },
        ' × ',
        { over: [`(${volts} V)²`], under: [`${kva} kVA`] },
        ` × ${figure(factor, 3)}${count > 1 ? ` ÷ ${count}` : ''} = ${figure(transformer)} mΩ`,
      ],
      ['高压侧 ', { over: [`${C_MAX_HIGH} × (${volts} V)²`], under: [`${mva} MVA`] }, ` = ${figure(above)} mΩ`],
    ],
    source: `IEC 60909-0:2016　阻抗修正 KT = ${figure(factor, 3)}，忽略电阻`,
  }
}

/** The greatest initial short-circuit current of three phases. @param milliohms up to the place of the short circuit */
export function shortCircuitCurrent(volts: number, milliohms: number): Step {
  return {
    name: '预期短路电流 I″k',
    value: (C_MAX_LOW * volts) / (ROOT * milliohms),
    unit: 'kA',
    digits: 4,
    lines: [
      [sym('I″', 'k'), ' = ', { over: ['c ', sym('U', 'n')], under: [rootThree, ' Z'] }],
      ['= ', { over: [`${C_MAX_LOW} × ${volts} V`], under: [rootThree, ` × ${figure(milliohms)} mΩ`] }],
    ],
    source: 'IEC 60909-0:2016　三相初始短路电流，cmax = 1.05',
  }
}

/** The least ratio of making capacity (peak) to breaking capacity (IEC 60947-2, table 2). @param kiloamperes short-circuit current */
export function peakRatio(kiloamperes: number): number {
  const steps = [
    { to: 6, ratio: 1.5 },
    { to: 10, ratio: 1.7 },
    { to: 20, ratio: 2 },
    { to: 50, ratio: 2.1 },
  ]
  return steps.find(({ to }) => kiloamperes <= to)?.ratio ?? 2.2
}

/** The current of a load by its active power. @param phases three, or one between a phase and the neutral */
export function loadCurrent(kilowatts: number, volts: number, cosine: number, phases: 1 | 3, diversity = 1): Step {
  const below = phases === 3 ? [rootThree, ' U cosφ'] : ['U cosφ']
  const values = phases === 3 ? [rootThree, ` × ${volts} V × ${cosine}`] : [`${volts} V × ${cosine}`]
  const factor = diversity === 1 ? '' : `${diversity} × `
  return {
    name: '计算电流 Ib',
    value: (diversity * kilowatts * 1000) / ((phases === 3 ? ROOT : 1) * volts * cosine),
    unit: 'A',
    digits: 4,
    lines: [
      [sym('I', 'b'), ' = ', ...(diversity === 1 ? [] : [sym('K', 'd'), ' ']), { over: ['P'], under: below }],
      [`= ${factor}`, { over: [`${kilowatts} kW`], under: values }],
    ],
    source: 'GB 50054、IEC 60364 系列的设计电流；功率因数与需要系数由设计给出',
  }
}

/** The rated current of a three-phase motor by its data. @param efficiency of one */
export function motorCurrent(kilowatts: number, volts: number, cosine: number, efficiency: number): Step {
  return {
    name: '电动机额定电流 In',
    value: (kilowatts * 1000) / (ROOT * volts * cosine * efficiency),
    unit: 'A',
    digits: 4,
    lines: [
      [sym('I', 'n'), ' = ', { over: ['P'], under: [rootThree, ' U η cosφ'] }],
      ['= ', { over: [`${kilowatts} kW`], under: [rootThree, ` × ${volts} V × ${efficiency} × ${cosine}`] }],
    ],
    source: 'GB/T 755（IEC 60034-1）额定值；以电动机铭牌为准',
  }
}

/** The least rated current behind a photovoltaic string. @param amperes its short-circuit current under standard test conditions */
export function stringCurrent(amperes: number): Step {
  return {
    name: '组串计算电流',
    value: 1.25 * amperes,
    unit: 'A',
    digits: 4,
    lines: [['1.25 × ', sym('I', 'SC'), ` = 1.25 × ${amperes} A`]],
    source: 'IEC 62548（光伏阵列设计）　按 1.25 倍组串短路电流',
  }
}

/** The greatest voltage of a photovoltaic string, on the coldest day. @param coefficient of the open-circuit voltage, % per kelvin, below zero */
export function stringVoltage(volts: number, modules: number, coldest: number, coefficient: number): Step {
  const factor = 1 + (coefficient / 100) * (coldest - 25)
  return {
    name: '最大系统电压',
    value: volts * modules * factor,
    unit: 'V',
    digits: 4,
    lines: [[sym('U', 'OC'), ' N [1 + β (', sym('T', 'min'), ' − 25 ℃)]'], [`= ${volts} V × ${modules} × ${figure(factor)}`]],
    source: 'IEC 62548（光伏阵列设计）　按最低温度修正开路电压',
  }
}

/** The least continuous operating voltage of a surge protective device between a phase and earth or neutral. */
export function surgeVoltage(volts: number, earthing: string): Step {
  const isIt = earthing === 'IT'
  const base = isIt ? volts : volts / ROOT
  return {
    name: '最大持续工作电压 Uc 下限',
    value: 1.1 * base,
    unit: 'V',
    digits: 4,
    lines: [isIt ? [`1.1 × U = 1.1 × ${volts} V`] : ['1.1 × ', sym('U', '0'), ' = 1.1 × ', { over: [`${volts} V`], under: [rootThree] }]],
    source: `IEC 60364-5-53　${earthing} 系统相线与地、中性线之间`,
  }
}
