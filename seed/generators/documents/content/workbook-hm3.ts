import { needed, product, withUnit } from '../core/fixtures'
import type { Spec } from '../core/spec'
import { type Cell, type Sheet, workbook } from '../xlsx/workbook'

const head = (...texts: string[]): Cell[] => texts.map((value) => ({ value, style: 'head' }))
const title = (value: string): Cell[] => [{ value, style: 'title' }]
const input = (value: number | string): Cell => ({ value, style: 'input' })
const result = (value: number | string, formula: string): Cell => ({ value, formula, style: 'result' })
const round = (value: number): number => Math.round(value * 1000) / 1000

/** Short-circuit current behind transformers: source, transformer, busbar in milliohms. */
function shortCircuit(): Sheet {
  const cases: [name: string, sn: number, uk: number, loss: number, network: number, bar: number][] = [
    ['T1 400 kVA', 400, 4, 4.3, 300, 5],
    ['T2 630 kVA', 630, 4, 6.2, 300, 6],
    ['T3 800 kVA', 800, 6, 7.5, 500, 6],
    ['T4 1,000 kVA', 1000, 6, 10.3, 500, 8],
    ['T5 1,250 kVA', 1250, 6, 12, 500, 8],
    ['T6 1,600 kVA', 1600, 6, 14.5, 500, 10],
    ['T7 2,000 kVA', 2000, 6, 17.4, 500, 10],
    ['T8 2,500 kVA', 2500, 6, 20.2, 500, 12],
  ]
  const rows = cases.map(([name, sn, uk, loss, network, bar], index): (Cell | string | number)[] => {
    const r = index + 5
    const zs = 160 / network
    const zt = (uk * 1600) / sn
    const rt = (loss * 160000) / sn ** 2
    const xt = Math.sqrt(zt ** 2 - rt ** 2)
    const [rr, xx] = [rt + 0.02 * bar, xt + 0.995 * zs + 0.15 * bar]
    const ik = 400 / Math.sqrt(3) / Math.hypot(rr, xx)
    return [
      name,
      input(sn),
      input(uk),
      input(loss),
      input(network),
      input(bar),
      result(round(sn / (Math.sqrt(3) * 0.4)), `B${r}/(SQRT(3)*0.4)`),
      result(round(rr), `D${r}*160000/B${r}^2+0.02*F${r}`),
      result(round(xx), `SQRT((C${r}*1600/B${r})^2-(D${r}*160000/B${r}^2)^2)+0.995*160/E${r}+0.15*F${r}`),
      result(round(ik), `400/SQRT(3)/SQRT(H${r}^2+I${r}^2)`),
      result(ik <= 50 ? 'M（50 kA）' : 'H（70 kA）', `IF(J${r}<=50,"M（50 kA）",IF(J${r}<=70,"H（70 kA）","请选 HA1"))`),
    ]
  })
  return {
    name: '短路电流',
    widths: [16, 10, 9, 12, 13, 11, 12, 11, 11, 12, 14],
    frozen: 4,
    rows: [
      title('变压器低压侧三相短路电流（0.4 kV）'),
      [{ value: '黄底单元格可改，蓝底自动计算；电阻、电抗单位 mΩ。', style: 'note' }],
      [],
      head(
        '变压器',
        'Sn（kVA）',
        'uk（%）',
        '负载损耗（kW）',
        '系统容量（MVA）',
        '母线长（m）',
        'In（A）',
        'R（mΩ）',
        'X（mΩ）',
        'Ik（kA）',
        'HM3 分断型',
      ),
      ...rows,
    ],
  }
}

/** Cables: current-carrying capacity, voltage drop and thermal limit. */
function cables(): Sheet {
  const list: [
    name: string,
    load: number,
    section: number,
    ampacity: number,
    factor: number,
    length: number,
    ik: number,
    seconds: number,
  ][] = [
    ['1# 水泵', 57, 25, 101, 0.9, 60, 22, 0.02],
    ['2# 空调主机', 148, 70, 196, 0.85, 80, 22, 0.02],
    ['3# 楼层总箱', 92, 50, 154, 0.8, 110, 22, 0.02],
    ['4# 充电桩', 160, 95, 237, 0.85, 70, 22, 0.02],
    ['5# 数据机房', 190, 120, 274, 0.85, 45, 22, 0.1],
    ['6# 电梯', 40, 16, 80, 0.9, 75, 22, 0.02],
  ]
  const rows = list.map(([name, load, section, ampacity, factor, length, ik, seconds], index): (Cell | string | number)[] => {
    const r = index + 5
    const allowed = ampacity * factor
    const drop = (Math.sqrt(3) * load * length * (22.5 / section) * 0.85) / 4000
    const smallest = (ik * 1000 * Math.sqrt(seconds)) / 143
    const ok = load <= allowed && drop <= 4 && section >= smallest
    return [
      name,
      input(load),
      input(section),
      input(ampacity),
      input(factor),
      input(length),
      input(ik),
      input(seconds),
      result(round(allowed), `D${r}*E${r}`),
      result(round(drop), `SQRT(3)*B${r}*F${r}*(22.5/C${r})*0.85/4000`),
      result(round(smallest), `G${r}*1000*SQRT(H${r})/143`),
      result(ok ? '满足' : '加大截面', `IF(AND(B${r}<=I${r},J${r}<=4,C${r}>=K${r}),"满足","加大截面")`),
    ]
  })
  return {
    name: '电缆校核',
    widths: [14, 11, 12, 13, 10, 9, 11, 12, 13, 11, 15, 12],
    frozen: 4,
    rows: [
      title('铜芯交联电缆：载流量、压降与热稳定'),
      [{ value: '热稳定按 S ≥ Ik·√t / 143（XLPE 铜芯）；限流断路器可用制造厂 I²t 代替。压降限值 4 %，cosφ 取 0.85。', style: 'note' }],
      [],
      head(
        '回路',
        '负载（A）',
        '截面（mm²）',
        '载流量（A）',
        '修正系数',
        '长度（m）',
        '末端前 Ik（kA）',
        '切除时间（s）',
        '允许电流（A）',
        '压降（%）',
        '热稳定截面（mm²）',
        '结论',
      ),
      ...rows,
    ],
  }
}

/** The frames of the series, from the product data. */
function frames(): Sheet {
  const rows = ['155', '153', '156', '157'].map((id): string[] => {
    const icu = product(id).parameters.filter(({ name }) => /Icu/.test(name))
    const at = (voltage: string) => icu.filter(({ name, group }) => `${group}${name}`.includes(voltage)).map(withUnit)[0] ?? '—'
    return [product(id).model, needed(id, /^额定电流 In/), at('AC 400 V'), at('AC 690 V'), needed(id, /长延时/), needed(id, /外形尺寸/)]
  })
  return {
    name: '壳架参数',
    widths: [14, 52, 22, 22, 20, 26],
    frozen: 3,
    rows: [
      title('HM3 热磁式壳架参数'),
      [],
      head('型号', '额定电流', 'Icu（AC 400 V）', 'Icu（AC 690 V）', '长延时整定', '外形尺寸'),
      ...rows,
    ],
  }
}

const about: Sheet = {
  name: '说明',
  widths: [18, 92],
  rows: [
    title('HM3 系列短路容量与电缆校核表'),
    [{ value: '2026 版　恒沃电气股份有限公司　适用 0.4 kV 系统', style: 'note' }],
    [],
    ['使用方法', '在“短路电流”填变压器与系统参数，得到母线 Ik 与 HM3 分断型；在“电缆校核”填回路数据，逐路检查载流量、压降与热稳定。'],
    ['短路计算', '系统阻抗折算到 0.4 kV：Zs = 160 / S（mΩ，S 为 MVA）；变压器 Zt = uk × 1600 / Sn（mΩ）；母线按 0.02 + j0.15 mΩ/m。'],
    ['选断路器', 'Ik ≤ 50 kA 选 M 型，50〜70 kA 选 H 型，超过 70 kA 请选 HA1 系列或加限流措施。'],
    ['适用范围', '不计电动机反馈；并列变压器请把 Sn 相加并重新填写；AC 690 V 系统不适用。'],
    ['限制', '结果供方案阶段使用，施工图请按 GB/T 15544.1 与现行设计规范复核。'],
  ],
}

export const hm3Workbook: Spec = {
  id: 1005,
  name: 'HM3 系列短路容量与电缆校核表',
  file: 'hm3-short-circuit-cable-check.xlsx',
  kind: '产品样本',
  edition: '2026 版',
  remark: '含公式，适用 0.4 kV 系统',
  publishedAt: '2026-01-15 10:00',
  sort: 50,
  products: ['153', '155', '156', '157'],
  content: { type: 'file', bytes: () => workbook([about, shortCircuit(), cables(), frames()]) },
}
