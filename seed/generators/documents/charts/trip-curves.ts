import { type Axis, brand, type Curve, colours, type Point, plot, sample } from './plot'

const time = (label = '动作时间 t（s）', min = 0.005, max = 10000): Axis => ({
  label,
  min,
  max,
  log: true,
  ticks: [0.01, 0.1, 1, 10, 100, 1000, 10000].filter((tick) => tick >= min && tick <= max),
})
const multiple = (label: string, max = 40): Axis => ({
  label,
  min: 1,
  max,
  log: true,
  ticks: [1, 1.5, 2, 3, 4, 5, 7, 10, 15, 20, 30, 50, 100].filter((tick) => tick <= max),
})

/** Thermal time with a current that is just carried (`limit`) and a heating time. */
const thermal = (limit: number, heating: number) => (x: number) => Math.min(30000, heating * Math.log(x ** 2 / (x ** 2 - limit ** 2)))

/** Band of a thermal-magnetic release: `low` and `high` are the settings of the magnetic part. */
export function thermalMagnetic(low: number, high: number, heating: [number, number] = [140, 330]): string {
  const fast = thermal(1.05, heating[0])
  const slow = thermal(1.3, heating[1])
  const a = low * 0.8
  const b = high * 1.2
  const band: Point[] = [
    [1.053, 30000],
    ...sample(1.055, a, fast, true),
    [a, 0.012],
    [40, 0.006],
    [40, 0.02],
    [b, 0.03],
    ...sample(b, 1.302, slow, true),
  ]
  const setting = (value: number, index: number): Curve => ({
    points: [
      [value, fast(value) * 1.35],
      [value, 0.02],
    ],
    colour: colours[index],
    dashed: true,
    label: `Ii = ${value} In`,
    at: 1,
    shift: [-6, -12],
  })
  return plot({
    x: multiple('电流，整定电流 Ir 的倍数（冷态，40 ℃）'),
    y: time(),
    curves: [{ points: band, colour: brand, area: true, label: '热脱扣', at: 0.16, shift: [16, 12] }, setting(low, 1), setting(high, 2)],
  })
}

/** Long, short delay and instantaneous of an electronic release. */
export function electronic({ tr, tsd, ii }: { tr: number[]; tsd: number[]; ii: number }): string {
  const long = (seconds6: number) => (x: number) => (seconds6 * 36) / x ** 2
  const curves: Curve[] = tr.map((value, index) => ({
    points: [[1.12, 30000], ...sample(1.12, 6, long(value), true), [6, tsd.at(-1) ?? 0.4]],
    colour: colours[index],
    label: `tr = ${value} s`,
    at: 0.2 + index * 0.22,
    shift: [1, -1.5],
  }))
  curves.push(
    ...tsd.map(
      (value, index): Curve => ({
        points: [
          [6, value],
          [ii, value],
        ],
        colour: colours[index],
        width: 0.8,
        label: `tsd = ${value} s`,
        at: 0,
        shift: [2, -0.8],
      }),
    ),
  )
  curves.push({
    points: [
      [ii * 0.85, 0.5],
      [ii * 0.85, 0.012],
      [40, 0.012],
      [40, 0.04],
      [ii * 1.15, 0.04],
      [ii * 1.15, 0.5],
    ],
    colour: '#5B6A80',
    area: true,
    label: `Ii = ${ii} In`,
    at: 0.5,
    shift: [2, -12],
  })
  return plot({ x: multiple('电流，整定电流 Ir 的倍数'), y: time(), curves })
}

/** The three characteristics of miniature circuit-breakers. */
export function characteristics(
  letters: [letter: string, low: number, high: number][],
  conventional: [number, number] = [1.13, 1.45],
  reference = '30 ℃',
): string {
  const curves = letters
    .map(([letter, low, high], index): Curve => {
      const fast = thermal(conventional[0], 46)
      const slow = thermal(conventional[1], 118)
      const band: Point[] = [
        [conventional[0] + 0.003, 30000],
        ...sample(conventional[0] + 0.006, low, fast, true),
        [low, 0.01],
        [45, 0.006],
        [45, 0.014],
        [high, 0.02],
        ...sample(high, conventional[1] + 0.004, slow, true),
      ]
      return { points: band, area: true, label: letter, at: 0, colour: colours[index], shift: [0, 0] }
    })
    .map((curve, index): Curve => ({ ...curve, label: undefined, points: curve.points, colour: colours[index] }))
  const names = letters.map(
    ([letter, low, high], index): Curve => ({
      points: [
        [Math.sqrt(low * high), 0.09],
        [Math.sqrt(low * high), 0.09],
      ],
      colour: colours[index],
      label: letter,
      at: 0,
      shift: [-1.2, 0],
      width: 0,
    }),
  )
  return plot({ x: multiple(`电流，额定电流 In 的倍数（冷态起，${reference}）`, 50), y: time(), curves: [...curves, ...names] })
}

/** Trip classes of overload relays, cold and three-pole; the hot curve dashed. */
export function tripClasses(classes: [name: string, at72: number][]): string {
  const curves = classes.flatMap(([name, at72], index): Curve[] => {
    const heating = at72 / Math.log(7.2 ** 2 / (7.2 ** 2 - 1.12 ** 2))
    const cold = thermal(1.12, heating)
    return [
      {
        points: sample(1.13, 10, cold, true),
        colour: colours[index],
        label: `${name} 级（冷态）`,
        at: 0.62 - index * 0.08,
        shift: [1.5, -1],
      },
      { points: sample(1.13, 10, (x) => cold(x) * 0.32, true), colour: colours[index], dashed: true, width: 0.4 },
    ]
  })
  return plot({
    x: { ...multiple('电流，整定电流的倍数', 10) },
    y: time('动作时间 t（s）', 0.5, 10000),
    curves,
    remarks: [{ text: '虚线：热态', x: 1.15, y: 1 }],
  })
}

/** Break-time limits of residual current devices: maximum, and the band of the time-delayed type. */
export function residual(withDelay: boolean): string {
  const curves: Curve[] = [
    {
      points: [
        [1, 0.3],
        [2, 0.3],
        [2, 0.15],
        [5, 0.15],
        [5, 0.04],
        [50, 0.04],
      ],
      colour: brand,
      width: 0.8,
      label: '一般型最大分断时间',
      at: 0.2,
      shift: [2, -2],
    },
  ]
  curves.push({
    points: [
      [1, 0.13],
      [1.6, 0.062],
      [2.5, 0.034],
      [5, 0.022],
      [50, 0.018],
    ],
    colour: '#5B6A80',
    dashed: true,
    label: '一般型典型值',
    at: 0.5,
    shift: [2, 5],
  })
  if (withDelay)
    curves.push({
      points: [
        [1, 0.5],
        [2, 0.2],
        [5, 0.15],
        [50, 0.15],
        [50, 0.04],
        [5, 0.05],
        [2, 0.06],
        [1, 0.13],
      ],
      colour: colours[2],
      area: true,
      label: 'S 型范围',
      at: 0,
      shift: [8, -1],
    })
  return plot({
    x: { label: '剩余电流，IΔn 的倍数', min: 1, max: 50, log: true, ticks: [1, 2, 5, 10, 20, 50] },
    y: { label: '分断时间 t（s）', min: 0.01, max: 1, log: true, ticks: [0.01, 0.04, 0.1, 0.15, 0.3, 0.5, 1] },
    curves,
    height: 90,
  })
}
