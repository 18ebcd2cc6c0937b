import { breaker, dot, earth, fuse, isolator, label, lamp, poles, schematic, wire } from './symbols'

/** Distribution board: supply, bus and a few outgoing circuits. */
export function board(): string {
  const xs = [30, 56, 82, 108, 134, 160]
  const names = ['照明', '插座', '空调', '厨房', '备用', '电涌']
  return schematic(
    176,
    64,
    label(14, 4, '进线', { bold: true, anchor: 'middle' }),
    wire([14, 6], [14, 8]),
    isolator(14, 8),
    wire([14, 20], [14, 26], [166, 26]),
    ...xs.map(
      (x, index) =>
        dot(x, 26) + wire([x, 26], [x, 30]) + (index === 5 ? fuse(x, 30) : poles(breaker, [x], 30, '')) + wire([x, 42], [x, 48]),
    ),
    ...xs.map((x, index) => (index < 5 ? lamp(x, 51, '') : earth(x, 48)) + label(x, 61, names[index] ?? '', { anchor: 'middle' })),
  )
}
