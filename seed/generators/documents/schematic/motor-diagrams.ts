import {
  aux,
  box,
  breaker,
  button,
  coil,
  conductors,
  contact,
  dashed,
  dot,
  earth,
  heater,
  isolator,
  label,
  lamp,
  motor,
  poles,
  schematic,
  terminal,
  wire,
} from './symbols'

const three = [24, 34, 44]

/** Direct-on-line starter: power circuit at the left, control circuit at the right. */
export function directOnLine(): string {
  const power = [
    conductors(
      [
        [24, 'L1'],
        [34, 'L2'],
        [44, 'L3'],
      ],
      4,
    ),
    ...three.map((x) => wire([x, 6], [x, 12])),
    poles(breaker, three, 12, 'QF'),
    ...three.map((x) => wire([x, 24], [x, 30])),
    poles(contact, three, 30, 'KM'),
    ...three.map((x) => wire([x, 42], [x, 46])),
    ...three.map((x) => heater(x, 46)),
    label(16, 51, 'FR', { anchor: 'end', bold: true }),
    wire([24, 54], [24, 60], [30, 66]),
    wire([34, 54], [34, 64]),
    wire([44, 54], [44, 60], [38, 66]),
    motor(34, 71),
    wire([41, 71], [50, 71]),
    earth(50, 71),
  ]
  const control = [
    label(92, 4, 'AC 230 V  L', { anchor: 'middle', bold: true }),
    wire([92, 6], [92, 8]),
    aux(92, 8, 'FR 95–96', true),
    button(92, 20, 'SB1 停止', true),
    button(92, 32, 'SB2 起动'),
    wire([92, 32], [112, 32]),
    aux(112, 32, 'KM 13–14'),
    wire([112, 44], [92, 44]),
    dot(92, 32),
    dot(92, 44),
    wire([92, 44], [92, 50]),
    coil(92, 53, 'KM  A1–A2'),
    wire([92, 61], [92, 70]),
    wire([92, 47], [140, 47], [140, 52]),
    dot(92, 47),
    lamp(140, 55, '运行'),
    wire([140, 58], [140, 70], [92, 70]),
    wire([92, 8], [158, 8], [158, 32]),
    dot(92, 8),
    aux(158, 32, 'FR 97–98'),
    wire([158, 44], [158, 52]),
    lamp(158, 55, '过载'),
    wire([158, 58], [158, 70], [140, 70]),
    wire([92, 70], [92, 74]),
    label(92, 79, 'N', { anchor: 'middle', bold: true }),
  ]
  return schematic(176, 82, ...power, ...control)
}

/** Drive: power terminals and a two-wire control connection. */
export function drive(): string {
  const inputs = three.map((x) => wire([x, 6], [x, 12]))
  return schematic(
    176,
    92,
    conductors(
      [
        [24, 'L1'],
        [34, 'L2'],
        [44, 'L3'],
      ],
      4,
    ),
    ...inputs,
    poles(breaker, three, 12, 'QF'),
    ...three.map((x) => wire([x, 24], [x, 34])),
    box(14, 34, 150, 24, '', '#F4F8FE'),
    label(89, 48, 'HV500', { anchor: 'middle', bold: true, size: 5 }),
    ...['R', 'S', 'T'].map((name, index) => terminal(three[index] ?? 0, 37) + label(three[index] ?? 0, 42, name, { anchor: 'middle' })),
    ...['U', 'V', 'W'].map((name, index) => terminal(three[index] ?? 0, 55) + label(three[index] ?? 0, 52.4, name, { anchor: 'middle' })),
    wire([24, 56], [24, 66], [30, 72]),
    wire([34, 56], [34, 70]),
    wire([44, 56], [44, 66], [38, 72]),
    motor(34, 77),
    wire([41, 77], [52, 77]),
    earth(52, 77),
    wire([58, 56], [58, 62]),
    terminal(58, 55),
    label(58, 52.4, 'PE', { anchor: 'middle' }),
    earth(58, 62),
    ...['P+', 'PB'].map(
      (name, index) =>
        terminal(68 + index * 12, 55) +
        label(68 + index * 12, 52.4, name, { anchor: 'middle' }) +
        wire([68 + index * 12, 56], [68 + index * 12, 64]),
    ),
    box(65, 64, 18, 6, ''),
    label(74, 74.5, '制动电阻', { anchor: 'middle' }),
    ...['DI1', 'DI2', 'COM', 'AI1', '10V', 'GND', 'A+', 'B−'].map(
      (name, index) => terminal(96 + index * 9, 55) + label(96 + index * 9, 52.4, name, { anchor: 'middle', size: 2.6 }),
    ),
    ...[96, 105].map((x) => wire([x, 56], [x, 62]) + isolator(x, 62)),
    wire([96, 74], [96, 76], [114, 76], [114, 56]),
    wire([105, 74], [105, 76]),
    label(94, 81, '正转 / 停止', { size: 2.7 }),
    label(94, 85, '故障复位', { size: 2.7 }),
    wire([123, 56], [123, 68], [128.5, 68]),
    wire([132, 56], [132, 61]),
    box(130, 61, 4, 12),
    wire([132, 73], [132, 76], [141, 76], [141, 56]),
    label(142.5, 68, '5 kΩ', { size: 2.7 }),
    wire([150, 56], [150, 80]),
    wire([159, 56], [159, 80]),
    label(154.5, 84.5, 'RS-485', { anchor: 'middle', size: 2.7 }),
    ...['STO1', 'STO2', '24V'].map(
      (name, index) => terminal(110 + index * 14, 37) + label(110 + index * 14, 42, name, { anchor: 'middle', size: 2.6 }),
    ),
    wire([110, 36], [110, 30]),
    wire([124, 36], [124, 30]),
    box(104, 20, 40, 10, '安全继电器'),
    wire([138, 36], [138, 30]),
  )
}

/** Soft starter with its breaker and control. */
export function softStarter(): string {
  return schematic(
    176,
    84,
    conductors(
      [
        [24, 'L1'],
        [34, 'L2'],
        [44, 'L3'],
      ],
      4,
    ),
    ...three.map((x) => wire([x, 6], [x, 12])),
    poles(breaker, three, 12, 'QF'),
    label(50, 19, 'HM3-250'),
    ...three.map((x) => wire([x, 24], [x, 32])),
    box(14, 32, 150, 22, '', '#F4F8FE'),
    label(70, 44.5, 'HSS-75 / HSS-160', { anchor: 'middle', bold: true, size: 4.6 }),
    ...['1/L1', '3/L2', '5/L3'].map(
      (name, index) => terminal(three[index] ?? 0, 35) + label(three[index] ?? 0, 39.6, name, { anchor: 'middle', size: 2.4 }),
    ),
    ...['2/T1', '4/T2', '6/T3'].map(
      (name, index) => terminal(three[index] ?? 0, 51) + label(three[index] ?? 0, 48.6, name, { anchor: 'middle', size: 2.4 }),
    ),
    wire([24, 52], [24, 60], [30, 66]),
    wire([34, 52], [34, 64]),
    wire([44, 52], [44, 60], [38, 66]),
    motor(34, 71),
    dashed([41, 69], [70, 69], [70, 52]),
    label(46, 67.4, 'PTC', { size: 2.6 }),
    ...['PTC', 'DI1', 'DI2', 'COM', 'RA', 'RB', 'AO', 'A+', 'B−'].map(
      (name, index) => terminal(70 + index * 11, 51) + label(70 + index * 11, 48.6, name, { anchor: 'middle', size: 2.4 }),
    ),
    ...[81, 92].map((x) => wire([x, 52], [x, 56]) + isolator(x, 56)),
    wire([81, 68], [81, 72], [103, 72], [103, 52]),
    wire([92, 68], [92, 72]),
    label(92, 77, 'DI1 起停　DI2 复位', { anchor: 'middle', size: 2.7 }),
    wire([114, 52], [114, 66]),
    wire([125, 52], [125, 66]),
    label(119.5, 71, '旁路完成', { anchor: 'middle', size: 2.7 }),
    wire([136, 52], [136, 62]),
    label(136, 66, '4〜20 mA', { anchor: 'middle', size: 2.7 }),
    wire([147, 52], [147, 74]),
    wire([158, 52], [158, 74]),
    label(152.5, 79, 'RS-485', { anchor: 'middle', size: 2.7 }),
    wire([140, 32], [140, 22]),
    wire([152, 32], [152, 22]),
    label(146, 19.5, '控制电源 AC 110〜240 V', { anchor: 'middle', size: 2.7 }),
  )
}
