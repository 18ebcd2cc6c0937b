import { type Axis, type Curve, colours, plot, sample } from './plot'

/** Peak let-through current over the prospective current, with the line of the unlimited peak. */
export function letThrough(frames: [name: string, factor: number, limit: number][], max = 100): string {
  const unlimited = (x: number) => x * (1.41 + 0.79 * (1 - Math.exp(-x / 14)))
  const curves: Curve[] = [
    { points: sample(2, max, unlimited, true), colour: '#5B6A80', dashed: true, label: '未限流峰值', at: 0.72, shift: [-24, -2] },
  ]
  curves.push(
    ...frames.map(([name, factor, limit], index): Curve => {
      const limited = (x: number) => factor * x ** (1 / 3)
      const meets = sample(2, limit, (x) => unlimited(x) - limited(x), true, 200).find(([, difference]) => difference > 0)?.[0] ?? 2
      return { points: sample(meets, limit, limited, true, 30), colour: colours[index], label: name, at: 1, shift: [1.2, 1] }
    }),
  )
  return plot({
    x: { label: '预期短路电流 Ik（kA，有效值）', min: 2, max, log: true, ticks: [2, 5, 10, 20, 50, 100].filter((tick) => tick <= max) },
    y: { label: '允通电流峰值 Ip（kA）', min: 3, max: 200, log: true, ticks: [3, 5, 10, 20, 50, 100, 200] },
    curves,
    height: 96,
  })
}

/** Permissible load over the ambient temperature. */
export function derating(
  lines: { name: string; points: [temperature: number, percent: number][] }[],
  label = '环境温度（℃）',
  from = 20,
  to = 70,
): string {
  const low = lines.some(({ points }) => points.some(([, percent]) => percent < 55))
  const ends = lines.map(({ points }) => points.at(-1)?.[1] ?? 0).sort((a, b) => b - a)
  // The highest line has its name above, the others below, each further left.
  const beside = (points: [number, number][]): [number, number] => {
    const rank = ends.indexOf(points.at(-1)?.[1] ?? 0)
    return rank === 0 ? [-26, -3] : [2 - rank * 28, 5]
  }
  const ticks = Array.from({ length: Math.round((to - from) / 10) + 1 }, (_, index) => from + index * 10)
  return plot({
    x: { label, min: from, max: to, ticks },
    y: { label: '允许负载电流（%）', min: low ? 0 : 50, max: 110, ticks: low ? [0, 20, 40, 60, 80, 100] : [50, 60, 70, 80, 90, 100, 110] },
    curves: lines.map(
      ({ name, points }, index): Curve => ({ points, colour: colours[index], width: 0.7, label: name, at: 1, shift: beside(points) }),
    ),
    height: 80,
  })
}

/** Electrical life of contactors over the breaking current. */
export function contactorLife(frames: [name: string, current: number, millions: number][]): string {
  const y: Axis = { label: '电寿命（百万次）', min: 0.05, max: 10, log: true, ticks: [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10] }
  const curves = frames.map(
    ([name, current, millions], index): Curve => ({
      points: sample(current / 4, current * 6, (x) => millions * (current / x) ** 1.55, true, 12),
      colour: colours[index % colours.length],
      label: name,
      at: 0.5,
      shift: [-3, -2.4 - (index % 2)],
    }),
  )
  return plot({
    x: { label: '分断电流（A，AC 400 V）', min: 3, max: 1500, log: true, ticks: [3, 5, 10, 20, 50, 100, 200, 500, 1000] },
    y,
    curves,
    height: 100,
  })
}

/** Torque and power of a drive with a standard motor. */
export function driveTorque(): string {
  return plot({
    x: { label: '输出频率（Hz）', min: 0, max: 100, ticks: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] },
    y: { label: '转矩 / 额定转矩（%）', min: 0, max: 180, ticks: [0, 25, 50, 75, 100, 125, 150] },
    curves: [
      {
        points: [[0, 50], [5, 62], [25, 96], [30, 100], [50, 100], ...sample(50, 100, (x) => 5000 / x)],
        label: '自冷电动机，连续',
        at: 0.3,
        shift: [-10, 9],
      },
      {
        points: [[0, 100], [50, 100], ...sample(50, 100, (x) => 5000 / x)],
        dashed: true,
        label: '强制风冷，连续',
        at: 0.01,
        shift: [6, -2],
      },
      { points: [[0.5, 150], [50, 150], ...sample(50, 100, (x) => 7500 / x)], label: '过载 60 s', at: 0.01, shift: [40, -2] },
    ],
    height: 84,
  })
}

/** Residual voltage of surge protective devices over the discharge current. */
export function residualVoltage(types: [name: string, in_: number, up: number, max: number][]): string {
  const curves = types.map(
    ([name, nominal, up, max], index): Curve => ({
      points: sample(1, max, (x) => up * 0.93 * (x / nominal) ** 0.16, true, 24),
      colour: colours[index],
      label: name,
      at: 1,
      shift: [-22, -2.5],
    }),
  )
  return plot({
    x: { label: '放电电流（kA，8/20 μs）', min: 1, max: 100, log: true, ticks: [1, 2, 5, 10, 20, 40, 100] },
    y: { label: '残压（kV）', min: 0, max: 5, ticks: [0, 1, 2, 3, 4, 5] },
    curves,
    height: 84,
  })
}

/** Error limits of a meter over the load, with a typical curve between them. */
export function meterError(limitFull: number, limitLow: number, from: number, step: number): string {
  const limit = (sign: number): Curve => ({
    points: [
      [from, sign * limitLow],
      [step, sign * limitLow],
      [step, sign * limitFull],
      [120, sign * limitFull],
    ],
    colour: '#C8281E',
    dashed: true,
    label: sign > 0 ? '误差限（cosφ = 1）' : undefined,
    at: 0.4,
    shift: [3, -2],
  })
  const typical = (name: string, base: number, slope: number, at: number): Curve => ({
    points: sample(from, 120, (x) => base - slope * Math.exp(-x / 8) + 0.02 * Math.sin(Math.log(x) * 2), true, 40),
    label: name,
    at,
    colour: slope > 0 ? colours[0] : colours[1],
  })
  return plot({
    x: { label: '负载电流（% In）', min: from, max: 120, log: true, ticks: [1, 2, 5, 10, 20, 50, 100, 120].filter((tick) => tick >= from) },
    y: { label: '误差（%）', min: -1.5, max: 1.5, ticks: [-1.5, -1, -0.5, 0, 0.5, 1, 1.5] },
    curves: [limit(1), limit(-1), typical('cosφ = 1.0', 0.05, 0.12, 0.9), typical('cosφ = 0.5L', -0.06, -0.16, 0.75)],
    height: 80,
  })
}

/** Current and voltage during a short-circuit interruption, as an oscilloscope would show them. */
export function oscillogram(peak: number, arcVoltage: number, end: number): string {
  const time: Axis = { label: '时间（ms）', min: -5, max: 30, ticks: [-5, 0, 5, 10, 15, 20, 25, 30] }
  const source = (x: number) => 566 * Math.sin(((x + 2.2) / 10) * Math.PI)
  const current = (x: number) => (x < 0 || x > end ? 0 : peak * Math.sin((x / end) ** 0.72 * Math.PI))
  const voltage = (x: number) =>
    x < 0
      ? source(x)
      : x < 1.2
        ? 20 * x
        : x < end
          ? arcVoltage * (1 - Math.exp(-(x - 1.2) * 1.1))
          : source(x) + 150 * Math.exp(-(x - end) / 1.4) * Math.cos((x - end) * 5)
  return [
    plot({
      x: { ...time, label: '' },
      y: { label: '电流（kA）', min: -peak * 0.3, max: peak * 1.3, ticks: [0, Math.round(peak / 2), Math.round(peak)] },
      curves: [{ points: sample(-5, 30, current, false, 280), label: `Ip = ${peak} kA`, at: 0.2, shift: [6, -8] }],
      height: 46,
    }),
    plot({
      x: time,
      y: { label: '电压（V）', min: -900, max: 900, ticks: [-800, -400, 0, 400, 800] },
      curves: [{ points: sample(-5, 30, voltage, false, 280), colour: colours[2], label: '电弧电压', at: 0.22, shift: [6, -3] }],
      height: 52,
    }),
  ].join('')
}
