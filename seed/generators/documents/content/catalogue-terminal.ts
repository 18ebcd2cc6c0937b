import { comparison } from '../blocks/comparison'
import { dimensionPair } from '../blocks/dimensions'
import { coreFunctions, features } from '../blocks/features'
import { orderingCode } from '../blocks/ordering-code'
import { productSheet } from '../blocks/product-sheet'
import { residualVoltage } from '../charts/other-curves'
import { characteristics, residual } from '../charts/trip-curves'
import { figure, h3, list, note, table } from '../core/html'
import { residualCurrent, surge } from '../schematic/distribution-diagrams'
import { catalogue } from './catalogue'

const breakers = ['188', '189', '190', '191', '193', '192']

export const hb1 = catalogue({
  id: 1014,
  name: 'HB1 系列小型断路器 产品样本',
  file: 'hb1-series-catalogue.pdf',
  products: ['188', '189', '190', '191', '192', '193'],
  publishedAt: '2026-06-11 09:00',
  edition: '2026 版',
  number: 'HELVO-C-HB1',
  title: 'HB1 系列小型断路器',
  subtitle: '1〜125 A，1P 至 4P 与 1P+N，Icn 6 kA 与 15 kA，B、C、D 三种特性，35 mm 导轨安装。',
  lead: '同一导轨上，HB1-DPN 用 18 mm 断开相线与中性线，HB1-63 覆盖住宅与商业末端，HB1-125 承担楼层箱的进线。附件左侧拼装，汇流排上下都可接。',
  picture: '190',
  sort: 130,
  remarks: [
    '多台紧靠安装且同时满载时，按并列系数选取额定电流。',
    '端子力矩请用扭力螺丝刀，软线须压管形端头。',
    '分断短路电流后再合闸之前，请先排除故障并检查触头外观。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        coreFunctions('190'),
        comparison(
          breakers,
          [
            ['额定电流 In', /^额定电流 In/],
            ['额定电压 Ue', /额定电压 Ue/],
            ['Icn（IEC 60898-1）', /额定短路能力 Icn/],
            ['Icu（IEC 60947-2）', /极限短路分断/],
            ['脱扣特性', /脱扣特性/],
            ['冲击耐受电压 Uimp', /冲击耐受/],
            ['机械 / 电气寿命', /机械寿命/],
            ['接线能力', /接线能力/],
            ['外形尺寸', /外形尺寸/],
            ['重量', /重量/],
          ],
          '主要参数对照',
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: breakers.map(productSheet) },
    {
      id: 'curves',
      title: '脱扣特性',
      blocks: [
        figure(
          characteristics([
            ['B', 3, 5],
            ['C', 5, 10],
            ['D', 10, 20],
          ]),
          '图 1　B、C、D 特性：1.13 In 1 h 内不脱扣，1.45 In 1 h 内脱扣',
        ),
        table(['并列台数', '1', '2〜3', '4〜6', '7〜9', '> 9'], [['并列系数', '1.00', '0.95', '0.90', '0.87', '0.85']], {
          firstBold: true,
          align: 'lccccc',
        }),
        table(
          ['环境温度（℃）', '0', '10', '20', '30', '40', '50', '60'],
          [
            ['In = 16 A', '18.6', '17.8', '16.9', '16.0', '15.1', '14.1', '13.0'],
            ['In = 32 A', '37.3', '35.6', '33.9', '32.0', '30.1', '28.0', '25.8'],
            ['In = 63 A', '74.2', '70.6', '66.9', '63.0', '58.9', '54.5', '49.8'],
          ],
          { caption: '温度修正后的允许电流（A）', firstBold: true, align: 'lccccccc' },
        ),
      ],
    },
    {
      id: 'code',
      title: '型号与附件',
      blocks: [
        orderingCode({
          products: ['190', '188', '189', '191', '192', '193'],
          example: 'HB1-63 3 C 32',
          prefix: [['HB1-63', '系列与壳架', 'HB1-63、HB1-125、HB1-DPN']],
          words: {
            poles: '1、2、3、4；DPN 固定 1P+N',
            curve: 'B、C、D（HB1-125：C、D）',
            'rated-current': '1〜63；63〜125；DPN 6〜40',
          },
          accessory: ['OF', '附件', 'OF 辅助；SD 报警；MX 分励；MN 欠压；MV 过压'],
          others: ['DPN'],
        }),
        table(
          ['附件', '宽度（mm）', '额定值', '可装台数'],
          [
            ['OF 辅助触头', '9', 'AC 230 V 3 A', '2'],
            ['SD 报警触头', '9', 'AC 230 V 3 A', '1'],
            ['MX 分励脱扣器', '18', 'AC 110〜415 V，DC 110〜130 V', '1'],
            ['MN 欠压脱扣器', '18', 'AC 230 V，≤ 0.7 Ue 脱扣', '1'],
            ['MV 过压脱扣器', '18', 'AC 280 V ± 5 % 脱扣', '1'],
          ],
          { firstBold: true, align: 'lclc' },
        ),
      ],
    },
    {
      id: 'size',
      title: '外形尺寸',
      blocks: [
        dimensionPair(['mcb-1p', '图 2　1P'], ['mcb-2p', '图 3　2P']),
        dimensionPair(['mcb-3p', '图 4　3P'], ['mcb-4p', '图 5　4P']),
      ],
    },
  ],
})

export const hbl = catalogue({
  id: 1015,
  name: 'HBL1 / HL1 系列剩余电流保护 产品样本',
  file: 'hbl1-hl1-series-catalogue.pdf',
  products: ['194', '195', '196', '197'],
  publishedAt: '2026-04-28 11:00',
  edition: '2026 版',
  number: 'HELVO-C-HL',
  title: 'HBL1 / HL1 剩余电流保护',
  subtitle: 'AC、A、B 型剩余电流动作开关与带过电流保护的断路器，16〜63 A，IΔn 10〜300 mA。',
  lead: '剩余电流保护的选型有三个问题：要不要带过电流保护，故障电流里有没有直流，上下级要不要延时。回答完，型号就确定了。',
  picture: '194',
  sort: 140,
  remarks: [
    '每月按一次试验按钮，不能脱扣的应立即更换。',
    'HL1 不带过电流保护，必须前置断路器或熔断器。',
    '变频器、充电桩等负载请选 B 型，切勿以普通 A 型代替。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        features(
          ['AC 型', '只对正弦交流剩余电流动作，适用于白炽灯、电热等线性负载。'],
          ['A 型', '对交流和脉动直流动作，适用于带整流的家电、LED 与办公设备。'],
          ['B 型', '对平滑直流与高频成分同样动作，用于三相变频器、充电桩和光伏逆变器交流侧。'],
        ),
        comparison(
          ['195', '196', '197', '194'],
          [
            ['额定电流 In', /^额定电流 In/],
            ['IΔn', /剩余动作电流/],
            ['剩余电流类型', /剩余电流类型/],
            ['极数', /^极数/],
            ['短路能力', /限制短路电流|短路能力 Icn/],
            ['接通分断能力', /接通和分断/],
            ['分断时间', /分断时间/],
            ['外形尺寸', /外形尺寸/],
          ],
          '主要参数对照',
        ),
        coreFunctions('194'),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: ['195', '196', '197', '194'].map(productSheet) },
    {
      id: 'curves',
      title: '动作特性与接线',
      blocks: [
        figure(residual(true), '图 1　一般型与 S 型的分断时间；S 型用于上级，与下级一般型构成选择性'),
        figure(residualCurrent(), '图 2　TN-S 系统接线：负载侧的中性线不得再与 PE 相连'),
        table(
          ['级别', '位置', '类型与 IΔn', '分断时间'],
          [
            ['末端', '插座、卫生间', 'A 型 30 mA', '≤ 0.1 s（HBL1）'],
            ['楼层', '楼层配电箱', 'A 型 100 mA', '≤ 0.3 s'],
            ['进线', '总配电箱', 'A-S 型 300 mA', '0.13〜0.5 s'],
          ],
          { caption: '三级配合示例', firstBold: true },
        ),
      ],
    },
    {
      id: 'code',
      title: '型号与外形',
      blocks: [
        orderingCode({
          products: ['196', '195', '197', '194'],
          example: 'HL1-63 4 40 30 A',
          prefix: [
            ['HL1', '系列', 'HL1 开关；HL1B B 型开关；HBL1 断路器'],
            ['63', '壳架', '40、63'],
          ],
          words: {
            poles: '2；4；HBL1：1P+N',
            'rated-current': '见参数表',
            'residual-current': '10、30、100、300',
            'residual-type': 'AC、A、A-S、B',
          },
          others: ['HBL1'],
        }),
        dimensionPair(['rccb-4p', '图 3　HL1-63 4P'], ['rcbo-2p', '图 4　HBL1-63 1P+N']),
      ],
    },
  ],
})

export const hu1 = catalogue({
  id: 1016,
  name: 'HU1 系列电涌保护器 产品样本',
  file: 'hu1-series-catalogue.pdf',
  products: ['198', '199', '200', '205'],
  publishedAt: '2026-06-26 09:50',
  edition: '2026 版',
  number: 'HELVO-C-HU1',
  title: 'HU1 系列电涌保护器',
  subtitle: 'T1+T2、T2 级交流电涌保护器与光伏直流电涌保护器，Imax 20〜100 kA，模块可插拔。',
  lead: '雷电与操作过电压按能量递减进入建筑：总配电箱用 T1+T2 泄放大电流，楼层与设备前端用 T2 把残压压到设备能承受的水平。HU1 的四个型号对应这条路径上的四个位置。',
  picture: '198',
  sort: 150,
  remarks: [
    'SPD 两端连接导线之和不宜大于 0.5 m，每米导线在 8/20 μs 10 kA 下约增加 1 kV 残压。',
    '后备熔断器不得大于表中的最大值；上级已有同级或更小的保护时可以省略。',
    '窗口变红须更换模块，带电插拔时请一次拔插到位。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        coreFunctions('198'),
        comparison(
          ['199', '198', '200', '205'],
          [
            ['试验类别', /试验类别/],
            ['最大持续工作电压', /最大持续工作电压/],
            ['Iimp（10/350 μs）', /Iimp/],
            ['标称放电电流 In', /标称放电/],
            ['最大放电电流 Imax', /最大放电/],
            ['电压保护水平 Up', /电压保护水平/],
            ['额定短路电流', /短路电流/],
            ['后备保护', /后备/],
            ['外形尺寸', /外形尺寸/],
          ],
          '主要参数对照',
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: ['199', '198', '200', '205'].map(productSheet) },
    {
      id: 'use',
      title: '接线与残压',
      blocks: [
        figure(surge(), '图 1　TN-S 系统中 4P 电涌保护器的接线与后备保护'),
        figure(
          residualVoltage([
            ['HU1-100', 20, 1.8, 100],
            ['HU1-40', 20, 1.8, 40],
            ['HU1-20', 10, 1.5, 20],
          ]),
          '图 2　残压与放电电流（典型值，不超过 Up）',
        ),
        table(
          ['位置', '型号', '连接导线', '后备保护'],
          [
            ['建筑物进线总箱', 'HU1-100', '16 mm²', 'gG ≤ 160 A'],
            ['楼层或机房配电箱', 'HU1-40', '10 mm²', 'gG ≤ 125 A'],
            ['设备前端', 'HU1-20', '6 mm²', 'gG ≤ 63 A 或 C32'],
            ['光伏汇流箱', 'HU1-PV', '6 mm²', '按 Iscpv 校核'],
          ],
          { caption: '安装位置', firstBold: true },
        ),
        h3('级间配合'),
        list([
          '开关型与限压型之间的线路长度不小于 10 m，限压型之间不小于 5 m，不满足时加退耦元件。',
          'HU1-100 为限压型 T1+T2，与下级 HU1-40 之间可不考虑距离。',
        ]),
      ],
    },
    {
      id: 'code',
      title: '型号与外形',
      blocks: [
        orderingCode({
          products: ['198', '199', '200', '205'],
          example: 'HU1-40 385 4P R',
          prefix: [
            ['HU1', '系列', '电涌保护器'],
            ['40', '规格', '20、40、100；PV'],
          ],
          words: { 'continuous-voltage': '385；PV：1000', poles: '1P〜4P、1P+N、3P+N；PV：Y' },
          others: ['PV'],
          // HU1-20 按参数表为 275 V；1P+N 与 3P+N 由 2P、4P 的规格代替；光伏型的 Y 是接线形式。
          except: ['275', '1P+N', '3P+N', 'Y'],
        }),
        dimensionPair(['spd-4p', '图 3　HU1-40 4P'], ['mcb-2p', '图 4　同导轨的 HB1-63 2P，便于并排布置']),
        note('SPD 与小型断路器共用 45 mm 高的箱门开孔，可以同排安装。'),
      ],
    },
  ],
})
