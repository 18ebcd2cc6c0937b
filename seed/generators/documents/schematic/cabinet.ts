import { label, schematic } from './symbols'

const line = 'fill="none" stroke="#0B1B33" stroke-width=".4"'
const rect = (x: number, y: number, width: number, height: number, tint = '#fff') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tint}" stroke="#0B1B33" stroke-width=".35"/>`

/** A row of four cabinets seen from the front. */
export function cabinetFront(): string {
  const height = 74
  const frame = (x: number, width: number, title: string) =>
    `${rect(x, 4, width, height)}${rect(x, 4, width, 7, '#EAF2FE')}<rect x="${x}" y="${height + 4}" width="${width}" height="3" fill="#0B1B33"/>${label(x + width / 2, 88, title, { anchor: 'middle', bold: true })}`
  const meter = (x: number, y: number) =>
    `${rect(x, y, 7, 7)}<path d="M${x + 1} ${y + 2}h5M${x + 1} ${y + 3.6}h5M${x + 1} ${y + 5.2}h5" stroke="#0B5FD7" stroke-width=".4"/>`
  const breaker = (x: number, y: number) =>
    `${rect(x, y, 20, 22, '#F4F8FE')}<circle cx="${x + 6}" cy="${y + 15}" r="2" fill="#0E7A47"/><circle cx="${x + 14}" cy="${y + 15}" r="2" fill="#C8281E"/>${rect(x + 3, y + 3, 14, 7)}`
  const drawers = (x: number, rows: number, columns: number, unit: number) =>
    Array.from({ length: rows * columns }, (_, index) => {
      const dx = x + (index % columns) * (36 / columns)
      const dy = 13 + Math.floor(index / columns) * unit
      return `${rect(dx, dy, 36 / columns - 0.8, unit - 0.8, '#F4F8FE')}<circle cx="${dx + 3}" cy="${dy + unit / 2}" r="1.3" ${line}/><path d="M${dx + 6} ${dy + unit / 2}h${36 / columns - 10}" stroke="#9DB2CC" stroke-width=".4"/>`
    }).join('')
  const cells = Array.from(
    { length: 6 },
    (_, index) =>
      `<path d="M50 ${18 + index * 9.6}h28" stroke="#9DB2CC" stroke-width=".3"/>${[0, 1, 2, 3].map((n) => `<circle cx="${54 + n * 6.4}" cy="${22.6 + index * 9.6}" r="2.1" ${line}/>`).join('')}`,
  ).join('')
  return schematic(
    176,
    92,
    frame(4, 36, '进线'),
    meter(10, 14),
    meter(19, 14),
    meter(28, 14),
    breaker(12, 26),
    rect(9, 54, 26, 18, '#F4F8FE'),
    label(22, 64, '电缆室', { anchor: 'middle', size: 2.6 }),
    frame(46, 36, '电容补偿'),
    cells,
    frame(88, 38, '抽屉馈线'),
    drawers(89, 8, 2, 7.9),
    frame(132, 40, '母联'),
    breaker(142, 26),
    meter(138, 14),
    meter(148, 14),
    rect(138, 54, 28, 18, '#F4F8FE'),
    label(152, 64, '母线转接', { anchor: 'middle', size: 2.6 }),
  )
}

/** Forms of internal separation, each as a small section. */
export function cabinetForms(): string {
  const forms: [name: string, busbar: boolean, units: boolean, terminals: boolean][] = [
    ['形式 1', false, false, false],
    ['形式 2b', true, false, false],
    ['形式 3b', true, true, false],
    ['形式 4b', true, true, true],
  ]
  const drawn = forms.map(([name, busbar, units, terminals], index) => {
    const x = 8 + index * 43
    const wall = (d: string) => `<path d="${d}" fill="none" stroke="#0B5FD7" stroke-width=".9"/>`
    return `${rect(x, 4, 34, 42)}<path d="M${x + 5} 7V43M${x + 8} 7V43" stroke="#B45F00" stroke-width="1"/>${[0, 1, 2].map((n) => `${rect(x + 13, 8 + n * 12.4, 9, 8, '#EAF2FE')}<path d="M${x + 8} ${12 + n * 12.4}h5M${x + 22} ${12 + n * 12.4}h5" stroke="#0B1B33" stroke-width=".4"/><circle cx="${x + 28}" cy="${12 + n * 12.4}" r="1.2" ${line}/>`).join('')}${busbar ? wall(`M${x + 10.5} 4V46`) : ''}${units ? wall(`M${x + 10.5} 18.2h14M${x + 10.5} 30.6h14M${x + 24.5} 4V46`) : ''}${terminals ? wall(`M${x + 24.5} 18.2h9.5M${x + 24.5} 30.6h9.5`) : ''}${label(x + 17, 52, name, { anchor: 'middle', bold: true })}`
  })
  return schematic(176, 62, ...drawn, label(8, 60, '棕色：母线　蓝色：隔板　方块：功能单元　圆：出线端子', { size: 2.8 }))
}
