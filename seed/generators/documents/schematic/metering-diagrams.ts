import { box, conductors, dot, earth, label, schematic, terminal, transformer, wire } from './symbols'

/** Four-wire connection of a meter with three current transformers. */
export function fourWire(): string {
  const xs = [24, 36, 48, 60]
  const cts = [50, 55, 60]
  return schematic(
    176,
    90,
    conductors(
      xs.map((x, index): [number, string] => [x, ['L1', 'L2', 'L3', 'N'][index] ?? '']),
      4,
    ),
    ...xs.map((x) => wire([x, 6], [x, 84])),
    box(96, 14, 74, 58, '', '#F4F8FE'),
    label(142, 26, 'HPM', { anchor: 'middle', bold: true, size: 5 }),
    ...xs.map((x, index) => {
      const y = 12 + index * 4
      const top = 24 + index * 5
      return `${dot(x, y)}${wire([x, y], [72 + index * 4, y], [72 + index * 4, top], [97, top])}${terminal(98, top)}${label(101, top + 1, ['V1', 'V2', 'V3', 'VN'][index] ?? '')}`
    }),
    label(76, 9, 'FU 1 A', { size: 2.7 }),
    ...xs.slice(0, 3).map((x, index) => {
      const y = cts[index] ?? 0
      return `${transformer(x, y + 1)}${wire([x + 1.6, y], [97, y])}${wire([x + 1.6, y + 2], [88, y + 2])}${dot(88, y + 2)}${terminal(98, y)}${label(101, y + 1, `I${index + 1}（S1）`)}`
    }),
    wire([88, 52], [88, 77], [131, 77], [131, 69]),
    dot(88, 77),
    terminal(131, 68),
    label(131, 65, 'I（S2）', { anchor: 'middle', size: 2.6 }),
    ...['L/+', 'N/−'].map(
      (name, index) => terminal(142 + index * 8, 68) + label(142 + index * 8, 65, name, { anchor: 'middle', size: 2.6 }),
    ),
    ...['A', 'B'].map((name, index) => terminal(158 + index * 7, 68) + label(158 + index * 7, 65, name, { anchor: 'middle', size: 2.6 })),
    label(142, 40, '辅助电源 AC/DC 85〜265 V', { size: 2.7, anchor: 'middle' }),
    label(142, 46, 'RS-485，Modbus-RTU', { size: 2.7, anchor: 'middle' }),
    wire([88, 77], [88, 79]),
    earth(88, 79),
    label(98, 82, '互感器 S2 并接后在柜内一点接地；', { size: 2.8 }),
    label(98, 86.5, '二次回路不得开路，不得装熔断器。', { size: 2.8 }),
  )
}

/** Gateway in the middle: devices below, platforms above. */
export function gatewayTopology(): string {
  const devices: [string, string][] = [
    ['HPM-96', '进线'],
    ['HPM-72', '馈线'],
    ['HEM-3T', '分项'],
    ['HBZ-125', '末端'],
    ['HV500', '风机'],
  ]
  return schematic(
    176,
    88,
    box(6, 4, 48, 14, '能源管理平台\nMQTT / TLS', '#F4F8FE'),
    box(64, 4, 48, 14, '本地监控\nModbus-TCP', '#F4F8FE'),
    box(122, 4, 48, 14, '调度主站\nIEC 60870-5-104', '#F4F8FE'),
    wire([30, 18], [30, 27], [74, 27], [74, 34]),
    wire([88, 18], [88, 34]),
    wire([146, 18], [146, 27], [102, 27], [102, 34]),
    label(32, 25.4, '4G / LAN1', { size: 2.7 }),
    label(90, 25.4, 'LAN2', { size: 2.7 }),
    label(130, 25.4, 'LAN1', { size: 2.7 }),
    box(54, 34, 68, 16, 'HGW-300 / HGW-300L\nDC 24 V，2 × RS485，2 × RJ45', '#EAF2FE'),
    wire([70, 50], [70, 60], [18, 60]),
    wire([70, 60], [150, 60]),
    label(74, 57.6, 'RS485-1，屏蔽双绞线，≤ 1,200 m，末端 120 Ω', { size: 2.7 }),
    ...devices.map(
      ([name, place], index) =>
        wire([18 + index * 33, 60], [18 + index * 33, 66]) +
        dot(18 + index * 33, 60) +
        box(5 + index * 33, 66, 26, 13, `${name}\n${place}`),
    ),
    label(88, 85, '每条总线 32 台为宜，全电量轮询周期约 6 s（19200 bit/s）', { anchor: 'middle', size: 2.8 }),
  )
}

/** Smart circuit-breakers on a bus with their gateway. */
export function smartBreakers(): string {
  const xs = [60, 96, 132]
  return schematic(
    176,
    80,
    conductors(
      [
        [18, 'L1'],
        [24, 'L2'],
        [30, 'L3'],
        [36, 'N'],
      ],
      4,
    ),
    ...[18, 24, 30, 36].map((x) => wire([x, 6], [x, 30])),
    ...xs.map(
      (x) => wire([18, 12], [x, 12], [x, 20]) + wire([24, 15], [x + 6, 15], [x + 6, 20]) + wire([30, 18], [x + 12, 18], [x + 12, 20]),
    ),
    ...xs.map((x, index) => box(x - 5, 20, 30, 24, `HBZ-125\n地址 ${index + 1}`, '#F4F8FE')),
    ...xs.map(
      (x) =>
        [0, 6, 12].map((step) => wire([x + step, 44], [x + step, 54])).join('') + label(x + 6, 58, '负载', { anchor: 'middle', size: 2.7 }),
    ),
    ...xs.map((x) => wire([x + 20, 44], [x + 20, 66]) + dot(x + 20, 66)),
    wire([36, 66], [156, 66]),
    box(8, 60, 28, 12, 'HGW-300', '#EAF2FE'),
    label(100, 71, 'RS485  A / B，手拉手连接', { anchor: 'middle', size: 2.8 }),
    label(158, 67, '120 Ω', { size: 2.7 }),
  )
}

/** Photovoltaic string: isolator, breaker and surge protection before the inverter. */
export function photovoltaic(): string {
  return schematic(
    176,
    72,
    box(6, 20, 26, 30, '光伏组串\nUoc ≤ 1,000 V', '#F4F8FE'),
    wire([32, 26], [52, 26]),
    wire([32, 44], [52, 44]),
    label(42, 23.6, '+', { anchor: 'middle', bold: true }),
    label(42, 41.6, '−', { anchor: 'middle', bold: true }),
    box(52, 20, 24, 30, 'HGP-32\n直流隔离'),
    wire([76, 26], [90, 26]),
    wire([76, 44], [90, 44]),
    box(90, 20, 26, 30, 'HB1-PV\n四极串联'),
    wire([116, 26], [148, 26]),
    wire([116, 44], [148, 44]),
    box(148, 20, 24, 30, '逆变器\nDC / AC', '#F4F8FE'),
    wire([128, 26], [128, 56]),
    wire([136, 44], [136, 56]),
    dot(128, 26),
    dot(136, 44),
    box(122, 56, 20, 8, 'HU1-PV'),
    wire([132, 64], [132, 66]),
    earth(132, 66),
    label(64, 16, 'DC-PV2，就地切断', { anchor: 'middle', size: 2.7 }),
    label(103, 16, '过电流保护', { anchor: 'middle', size: 2.7 }),
  )
}
