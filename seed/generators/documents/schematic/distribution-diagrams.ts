import {
  aux,
  box,
  breaker,
  coil,
  conductors,
  dashed,
  dot,
  earth,
  fuse,
  isolator,
  label,
  motor,
  poles,
  schematic,
  terminal,
  transformer,
  varistor,
  wire,
} from './symbols'

/** Automatic transfer between two sources. */
export function transfer(model: string): string {
  const a = [24, 32, 40, 48]
  const b = [104, 112, 120, 128]
  const names = ['L1', 'L2', 'L3', 'N']
  const out = [62, 70, 78, 86]
  const bus = out.map(
    (x, index) =>
      wire([a[index] ?? 0, 30], [a[index] ?? 0, 40 + index * 3], [b[index] ?? 0, 40 + index * 3], [b[index] ?? 0, 30]) +
      wire([x, 40 + index * 3], [x, 62]) +
      dot(x, 40 + index * 3),
  )
  return schematic(
    176,
    76,
    label(36, 5.5, '常用电源 I', { anchor: 'middle', bold: true }),
    label(116, 5.5, '备用电源 II', { anchor: 'middle', bold: true }),
    conductors(
      a.map((x, index): [number, string] => [x, names[index] ?? '']),
      11,
    ),
    conductors(
      b.map((x, index): [number, string] => [x, names[index] ?? '']),
      11,
    ),
    ...[...a, ...b].map((x) => wire([x, 12], [x, 18])),
    poles(breaker, a, 18, 'QN'),
    poles(breaker, b, 18, 'QR'),
    dashed([46.7, 24.3], [90, 24.3]),
    label(70, 22.8, '机械联锁', { anchor: 'middle', size: 2.7 }),
    ...bus,
    ...[...a, ...b].map((x) => wire([x, 30], [x, 40])),
    conductors(
      out.map((x, index): [number, string] => [x, names[index] ?? '']),
      66.5,
    ),
    label(74, 72, '负载', { anchor: 'middle', bold: true }),
    box(142, 14, 32, 44, `${model}\n控制器`, '#F4F8FE'),
    wire([24, 15], [18, 15], [18, 0.8], [152, 0.8], [152, 14]),
    dot(24, 15),
    wire([128, 15], [164, 15]),
    dashed([128, 24.3], [142, 24.3]),
    wire([150, 58], [150, 64]),
    wire([158, 58], [158, 64]),
    label(154, 68, '消防联动', { anchor: 'middle', size: 2.7 }),
    wire([166, 58], [166, 64]),
    wire([171, 58], [171, 64]),
    label(169, 72, 'RS-485', { anchor: 'middle', size: 2.7 }),
  )
}

/** Residual current device in a TN-S system; what is right at the left, the common mistake at the right. */
export function residualCurrent(): string {
  const side = (left: number, wrong: boolean) => {
    const xs = [left, left + 8, left + 16, left + 24]
    const pe = left + 34
    return [
      conductors([...xs.map((x, index): [number, string] => [x, ['L1', 'L2', 'L3', 'N'][index] ?? '']), [pe, 'PE']], 4),
      ...xs.map((x) => wire([x, 6], [x, 12])),
      poles(isolator, xs, 12, ''),
      ...xs.map((x) => wire([x, 24], [x, 46])),
      `<ellipse cx="${left + 12}" cy="30" rx="17" ry="2.6" fill="none" stroke="#0B5FD7" stroke-width=".6"/>`,
      label(left - 8, 26.5, 'IΔn', { colour: '#0B5FD7', bold: true, anchor: 'end' }),
      wire([pe, 6], [pe, 50]),
      box(left - 3, 46, 30, 11, '负载'),
      wire([left + 27, 50], [pe, 50]),
      wrong ? `<path d="M${left + 24} 40H${pe}" stroke="#C8281E" stroke-width=".7" fill="none"/>${dot(left + 24, 40)}${dot(pe, 40)}` : '',
      label(left + 13, 64, wrong ? '错误：负载侧 N 与 PE 相连' : '正确：N 线穿过互感器，PE 不穿过', {
        anchor: 'middle',
        bold: true,
        colour: wrong ? '#C8281E' : '#0E7A47',
      }),
    ]
  }
  return schematic(176, 67, ...side(34, false), ...side(116, true))
}

/** Surge protective device with back-up protection in a TN-S board. */
export function surge(): string {
  const xs = [40, 54, 68, 82]
  return schematic(
    176,
    84,
    conductors(
      xs.map((x, index): [number, string] => [x, ['L1', 'L2', 'L3', 'N'][index] ?? '']),
      4,
    ),
    ...xs.map((x) => wire([x, 6], [x, 78])),
    label(96, 4, 'PE', { bold: true, anchor: 'middle' }),
    wire([96, 6], [96, 78]),
    ...xs.map((x, index) => wire([x, 14 + index * 3], [112 + index * 13, 14 + index * 3], [112 + index * 13, 28]) + dot(x, 14 + index * 3)),
    ...xs.slice(0, 3).map((_, index) => fuse(112 + index * 13, 28)),
    wire([151, 28], [151, 40]),
    label(108, 35, 'F2', { bold: true, anchor: 'end' }),
    ...xs.map((_, index) => varistor(112 + index * 13, 44) + wire([112 + index * 13, 40], [112 + index * 13, 44])),
    box(106, 42, 51, 18, '').replace('fill="#fff"', 'fill="none"'),
    label(159, 52, 'HU1', { bold: true }),
    wire([112, 58], [112, 66], [151, 66], [151, 58]),
    ...[125, 138].map((x) => wire([x, 58], [x, 66])),
    wire([112, 66], [96, 66]),
    dot(96, 66),
    label(128, 71.5, '接至最近的 PE 排，a + b ≤ 0.5 m', { anchor: 'middle', size: 2.8, colour: '#0B5FD7' }),
    earth(96, 78),
    label(20, 44, '主开关 F1 以下', { anchor: 'middle', size: 2.8 }),
  )
}

/** Moulded-case breaker with shunt, undervoltage, auxiliary and alarm contacts. */
export function breakerAccessories(): string {
  const xs = [22, 32, 42]
  return schematic(
    176,
    70,
    conductors(
      xs.map((x, index): [number, string] => [x, ['1/L1', '3/L2', '5/L3'][index] ?? '']),
      4,
    ),
    ...xs.map((x) => wire([x, 6], [x, 20])),
    poles(breaker, xs, 20, 'QF'),
    ...xs.map((x) => wire([x, 32], [x, 52])),
    conductors(
      xs.map((x, index): [number, string] => [x, ['2/T1', '4/T2', '6/T3'][index] ?? '']),
      57,
    ),
    dashed([40.7, 26.3], [152, 26.3]),
    aux(66, 20, '', true),
    label(67.2, 38, '12', { size: 2.7 }),
    wire([66, 6], [66, 20]),
    label(66, 4, '11', { anchor: 'middle', bold: true }),
    wire([66, 32], [66, 40]),
    aux(78, 20, ''),
    label(79.2, 38, '14', { size: 2.7 }),
    wire([66, 12], [78, 12], [78, 20]),
    dot(66, 12),
    wire([78, 32], [78, 40]),
    label(72, 46, '辅助触头 AX', { anchor: 'middle', bold: true }),
    aux(100, 20, '', true),
    label(101.2, 38, '92', { size: 2.7 }),
    wire([100, 6], [100, 20]),
    label(100, 4, '91', { anchor: 'middle', bold: true }),
    wire([100, 32], [100, 40]),
    aux(112, 20, ''),
    label(113.2, 38, '94', { size: 2.7 }),
    wire([100, 12], [112, 12], [112, 20]),
    dot(100, 12),
    wire([112, 32], [112, 40]),
    label(106, 46, '报警触头 AL', { anchor: 'middle', bold: true }),
    wire([134, 6], [134, 21]),
    coil(134, 24, 'SHT'),
    label(134, 4, 'C1', { anchor: 'middle', bold: true }),
    wire([134, 32], [134, 40]),
    label(134, 46, '分励 C1–C2', { anchor: 'middle', bold: true }),
    wire([158, 6], [158, 21]),
    coil(158, 24, 'UVT'),
    label(158, 4, 'D1', { anchor: 'middle', bold: true }),
    wire([158, 32], [158, 40]),
    label(158, 46, '欠压 D1–D2', { anchor: 'middle', bold: true }),
    label(66, 60, '图中为断路器断开、未脱扣的状态。分励线圈须串接一副', { size: 2.8 }),
    label(66, 65, '自身的常开辅助触头，分闸后自行断电。', { size: 2.8 }),
  )
}

/** Withdrawable air circuit-breaker: what is on its secondary plug. */
export function airBreakerSecondary(): string {
  const groups: [name: string, pins: string, what: string][] = [
    ['储能电机 M', 'U1–U2', 'AC 230 V / DC 220 V，≤ 5 s'],
    ['合闸线圈 XF', 'A1–A2', '脉冲 ≥ 200 ms'],
    ['分励线圈 MX', 'C1–C2', '脉冲 ≥ 60 ms'],
    ['欠压线圈 MN', 'D1–D2', '长期通电，可配延时器'],
    ['辅助触头 OF', '11–44', '4 组转换'],
    ['故障触头 SDE', '81–84', '1 组转换'],
    ['HTU-Pro 电源', 'F1–F2', 'DC 24 V'],
    ['RS-485', 'A+ B− SG', 'Modbus RTU，末端 120 Ω'],
  ]
  const xs = [20, 30, 40]
  return schematic(
    176,
    74,
    conductors(
      xs.map((x, index): [number, string] => [x, ['L1', 'L2', 'L3'][index] ?? '']),
      4,
    ),
    ...xs.map((x) => wire([x, 6], [x, 18])),
    ...xs.map(
      (x) => `<path d="M${x - 1.6} 10l1.6 1.8 1.6-1.8M${x - 1.6} 12.4l1.6 1.8 1.6-1.8" fill="none" stroke="#0B1B33" stroke-width=".35"/>`,
    ),
    poles(breaker, xs, 24, 'QF'),
    ...xs.map((x) => wire([x, 18], [x, 24]) + wire([x, 36], [x, 62])),
    ...xs.map((x) => transformer(x, 48)),
    ...xs.map(
      (x) => `<path d="M${x - 1.6} 56l1.6-1.8 1.6 1.8M${x - 1.6} 58.4l1.6-1.8 1.6 1.8" fill="none" stroke="#0B1B33" stroke-width=".35"/>`,
    ),
    motor(62, 30, 'M\n~'),
    dashed([38.7, 30.3], [55, 30.3]),
    wire([42, 48], [55, 48]),
    box(55, 43, 14, 10, 'HTU'),
    ...groups.map(([name, pins, what], index) => {
      const y = 6 + index * 8.2
      return `${label(80, y + 2, name, { bold: true })}${terminal(106, y + 1)}${terminal(111, y + 1)}${label(115, y + 2, pins)}${label(136, y + 2, what, { size: 2.6 })}<path d="M80 ${y + 4.4}H174" stroke="#D9E1EB" stroke-width=".2"/>`
    }),
  )
}
