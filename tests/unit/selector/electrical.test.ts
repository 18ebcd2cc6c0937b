import { describe, expect, test } from 'vitest'
import {
  loadCurrent,
  motorCurrent,
  networkImpedance,
  peakRatio,
  shortCircuitCurrent,
  stringCurrent,
  stringVoltage,
  supplyImpedance,
  surgeVoltage,
  transformerCorrection,
  transformerCurrent,
  transformerImpedance,
} from '@/domain/selector/electrical'

describe('the rated current of a transformer', () => {
  // Electrical Installation Guide (Schneider Electric), the table of standard apparent powers of MV/LV transformers, 410 V without load.
  test.each([
    [100, 141],
    [160, 225],
    [250, 352],
    [315, 444],
    [400, 563],
    [500, 704],
    [630, 887],
    [800, 1127],
    [1000, 1408],
    [1250, 1760],
    [1600, 2253],
    [2000, 2816],
    [2500, 3520],
  ])('%i kVA at 410 V: %i A', (kva, amperes) => {
    expect(transformerCurrent(kva, 410).value).toBeCloseTo(amperes, -0.5)
  })

  test('the example of the guide: 400 kVA, 420 V without load, usc 4 %: 550 A, 13.7 kA with nothing above it', () => {
    const amperes = transformerCurrent(400, 420).value
    expect(amperes).toBeCloseTo(550, 0)
    // Without a network above, correction and voltage factor, the current is U / (√3 Z).
    const milliohms = transformerImpedance(400, 4, 420)
    expect(420 / (Math.sqrt(3) * milliohms)).toBeCloseTo(13.7, 1)
    expect((amperes * 100) / 4 / 1000).toBeCloseTo(420 / (Math.sqrt(3) * milliohms), 6)
  })
})

describe('impedances', () => {
  // IEC TR 60909-4, the example of a low-voltage system: T1 630 kVA and T2 400 kVA, both ukr 4 %, 410 V.
  test.each([
    [630, 10.67],
    [400, 16.81],
  ])('a transformer of %i kVA with 4 % at 410 V: %d mΩ', (kva, milliohms) => {
    expect(transformerImpedance(kva, 4, 410)).toBeCloseTo(milliohms, 2)
  })

  test('the correction factor of both is 0.975', () => {
    expect(transformerCorrection(4)).toBeCloseTo(0.975, 2)
  })

  test('the network above, 20 kV with 10 kA, seen at 410 V: 0.534 mΩ', () => {
    expect(networkImpedance(Math.sqrt(3) * 20 * 10, 410)).toBeCloseTo(0.534, 3)
  })

  test('with 500 MVA above, 1250 kVA and 6 % at 400 V: 7.395 and 0.352 mΩ, 31.3 kA', () => {
    const step = supplyImpedance({ kva: 1250, percent: 6, volts: 400, mva: 500, count: 1 })
    expect(step.value).toBeCloseTo(7.747, 3)
    expect(shortCircuitCurrent(400, step.value).value).toBeCloseTo(31.3, 1)
  })

  test('two equal transformers halve what is theirs alone', () => {
    const [one, two] = [1, 2].map((count) => supplyImpedance({ kva: 1250, percent: 6, volts: 400, mva: 500, count }).value)
    expect((one ?? 0) - 0.352).toBeCloseTo(2 * ((two ?? 0) - 0.352), 2)
  })
})

describe('the ratio of making to breaking', () => {
  // IEC 60947-2, table 2.
  test.each([
    [4.5, 1.5],
    [6, 1.5],
    [10, 1.7],
    [20, 2],
    [31.3, 2.1],
    [50, 2.1],
    [65, 2.2],
  ])('%d kA: %d', (kiloamperes, ratio) => expect(peakRatio(kiloamperes)).toBe(ratio))
})

describe('the current of a motor', () => {
  // Full-load currents of 400 V cage motors with cosφ and efficiency, as tables of makers print them (Omron, Low Voltage Switch Gear, appendix).
  test.each([
    [0.75, 0.79, 0.74, 1.9],
    [1.1, 0.81, 0.74, 2.6],
    [1.5, 0.81, 0.74, 3.6],
    [2.2, 0.81, 0.78, 5],
    [3, 0.82, 0.8, 6.6],
    [4, 0.82, 0.83, 8.5],
    [5.5, 0.82, 0.86, 11.3],
    [7.5, 0.82, 0.87, 15.2],
    [11, 0.84, 0.87, 21.7],
    [15, 0.84, 0.88, 29.3],
  ])('%d kW, cosφ %d, efficiency %d: %d A', (kilowatts, cosine, efficiency, amperes) => {
    expect(Math.abs(motorCurrent(kilowatts, 400, cosine, efficiency).value - amperes)).toBeLessThan(0.11)
  })
})

test('a load of 10 kW: 18.04 A at cosφ 0.8 of three phases, 43.48 A of one at cosφ 1', () => {
  expect(loadCurrent(10, 400, 0.8, 3).value).toBeCloseTo(18.04, 2)
  expect(loadCurrent(10, 230, 1, 1).value).toBeCloseTo(43.48, 2)
  expect(loadCurrent(10, 400, 0.8, 3, 0.5).value).toBeCloseTo(9.02, 2)
})

test('a string of 18 modules with 49.5 V and 13.9 A, as the catalogue of our photovoltaic devices works it out: 17.4 A, 998 V', () => {
  expect(stringCurrent(13.92).value).toBeCloseTo(17.4, 2)
  expect(Math.abs(stringVoltage(49.5, 18, -20, -0.27).value - 998)).toBeLessThan(2)
})

test('the voltage that a surge protective device bears all the time: 254 V with TN, 440 V with IT', () => {
  expect(surgeVoltage(400, 'TN-S').value).toBeCloseTo(254, 0)
  expect(surgeVoltage(400, 'IT').value).toBeCloseTo(440, 6)
})
