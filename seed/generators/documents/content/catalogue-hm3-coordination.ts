import { features } from '../blocks/features'
import { electronic, thermalMagnetic } from '../charts/trip-curves'
import { figure, h3, list, note, p, table } from '../core/html'
import { catalogue } from './catalogue'
import { downstream, electronicUpstream, limit, thermalUpstream, type Upstream } from './hm3-selectivity'

const matrix = (upstream: readonly Upstream[], caption: string): string =>
  table(
    ['下级 \\ 上级', ...upstream.map(({ name }) => name)],
    downstream.map((row) => [row.name, ...upstream.map((breaker) => limit(breaker, row))]),
    { caption, className: 'dense', align: 'lcccccccc', firstBold: true },
  )

export const hm3Coordination = catalogue({
  id: 1003,
  name: 'HM3 系列选择性与级联配合表',
  file: 'hm3-selectivity-cascading.pdf',
  products: ['153', '155', '156', '157', '158', '159'],
  publishedAt: '2026-06-05 14:30',
  edition: '2026 版',
  number: 'HELVO-S-HM3',
  kind: '配合表',
  title: 'HM3 系列选择性与级联配合',
  subtitle: '上级 HM3、HM3E、HA1 与下级 HM3、HB1 的选择性极限电流；级联（后备）保护的允许预期短路电流。',
  lead: '选择性让故障只断开最近的一台断路器，级联则允许下级断路器装在预期短路电流高于自身分断能力的位置。两者取向相反，同一对断路器通常只取其一：重要负荷看选择性，成本敏感的末端看级联。',
  picture: 'cards/macro-cabinet.webp',
  scene: true,
  sort: 30,
  remarks: [
    '表中数值经上海试验中心按 GB/T 14048.2 附录 A 试验或以能量曲线核定，更换任一级的型号后不再有效。',
    '上级瞬时整定须置于最大档；电动机型脱扣器不适用配电型表格。',
    '表中系统电压为 AC 380〜415 V；AC 690 V 系统请联系技术支持单独核算。',
  ],
  sections: () => [
    {
      id: 'read',
      title: '怎样读这些表',
      blocks: [
        features(
          ['T：完全选择性', '直到下级断路器的分断能力为止，上级都不动作。'],
          ['数值：部分选择性', '预期短路电流不超过该值（kA）时，上级不动作；超过时两级可能同时断开。'],
          ['—：无选择性', '额定电流过近，过载段已经相交，应加大上级一档或改用电子式。'],
        ),
        list(
          [
            '过载段：上级长延时曲线须整段位于下级之上，热磁式之间一般要求额定电流之比不小于 1.6。',
            '短路段：下级限流分断的 I²t 应小于上级不脱扣的最小能量；上级为 B 类断路器且投入短延时时，可凭 Icw 等待。',
            '接地故障：上级零序或剩余电流保护的时限应比下级至少长 0.1 s。',
          ],
          true,
        ),
      ],
    },
    {
      id: 'tm',
      title: '上级为热磁式 HM3',
      blocks: [
        matrix(thermalUpstream, '表 1　选择性极限电流（kA），AC 400 V'),
        figure(thermalMagnetic(5, 10), '图 1　热磁式上级与热磁式下级之间，瞬时段以峰值电流和能量判别'),
      ],
    },
    {
      id: 'el',
      title: '上级为电子式 HM3E 或万能式 HA1',
      blocks: [
        matrix(electronicUpstream, '表 2　选择性极限电流（kA），AC 400 V；HM3E 短延时 0.2 s，HA1 短延时 0.3 s、瞬时退出'),
        note('HA1 与 HM3 之间采用时间选择性：短路电流不超过 HA1 的 Icw 时，上级等待；选用 ZSI 区域联锁后，本级母线故障仍在 0.1 s 内切除。'),
        figure(electronic({ tr: [6, 12], tsd: [0.1, 0.2, 0.4], ii: 11 }), '图 2　电子式上级的短延时平台给下级留出动作时间'),
      ],
    },
    {
      id: 'cascade',
      title: '级联（后备）保护',
      blocks: [
        table(
          ['下级（自身 Icu）', '上级 HM3-125 H', '上级 HM3-250 H', '上级 HM3-400 H', '上级 HM3-800 H'],
          [
            ['HB1-63（10 kA）', '25', '22', '18', '—'],
            ['HB1-125（15 kA）', '36', '30', '25', '20'],
            ['HM3-125 M（50 kA）', '—', '70', '65', '60'],
            ['HM3-250 M（50 kA）', '—', '—', '70', '65'],
            ['HM3-400 M（50 kA）', '—', '—', '—', '65'],
          ],
          { caption: '表 3　级联后允许的预期短路电流（kA），AC 400 V', align: 'lcccc', firstBold: true },
        ),
        h3('使用条件'),
        list([
          '上级断路器与下级断路器之间没有其他电源或电动机反馈。',
          '同一上级之下可以有多台下级断路器，逐台分别满足即可。',
          '采用级联的配电盘应在进线处标明“后备保护”，更换上级时按原型号更换。',
        ]),
        p(
          '**示例。**变压器 1,600 kVA，母线 Ik = 37.1 kA，总配电柜馈线 HM3-250 H 160 A，下级楼层箱进线处 Ik = 19 kA。下级选 HB1-63 C63（Icu 10 kA）时，表 3 给出 22 kA > 19 kA，级联成立；若要求选择性，则由表 1 选 HM3-125 M 63 A 作下级。',
        ),
      ],
    },
  ],
})
