import { comparison } from '../blocks/comparison'
import { dimensionFigure } from '../blocks/dimensions'
import { coreFunctions, features } from '../blocks/features'
import { orderingCode } from '../blocks/ordering-code'
import { productSheet } from '../blocks/product-sheet'
import { derating, residualVoltage } from '../charts/other-curves'
import { characteristics } from '../charts/trip-curves'
import { figure, h3, list, note, p, table } from '../core/html'
import { board } from '../schematic/board-diagram'
import { photovoltaic } from '../schematic/metering-diagrams'
import { catalogue } from './catalogue'

export const hx = catalogue({
  id: 1017,
  name: 'HX 系列配电箱 产品样本',
  file: 'hx-series-catalogue.pdf',
  products: ['201', '202', '217'],
  publishedAt: '2025-03-06 10:00',
  edition: '2025 版',
  number: 'HELVO-C-HX',
  title: 'HX 系列配电箱',
  subtitle: 'HX1 终端配电箱 12、20 模数，HX2 挂墙式配电柜 36〜72 模数，明装与暗装。',
  lead: 'HX1 为绝缘箱体，装在户内与商铺；HX2 为钢板箱体，装在楼层与车间。导轨、遮板和端子排按 18 mm 模数统一，箱内元件可以互换。',
  picture: '201',
  sort: 160,
  remarks: [
    '箱内元件的总耗散功率不得超过 Pde，满载回路较多时请留出空模数。',
    '暗装箱体应与墙面平齐，穿线后封堵敲落孔。',
    'HX2 由取得资格的成套厂装配并按 GB/T 7251.3 做例行检验。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        coreFunctions('202'),
        comparison(
          ['201', '202', '217'],
          [
            ['安装容量', /安装容量/],
            ['额定电流', /额定电流/],
            ['防护等级', /防护等级/],
            ['机械碰撞防护', /机械碰撞|机械撞击/],
            ['箱体材料', /箱体材料/],
            ['安装方式', /安装方式/],
            ['外形尺寸', /外形尺寸|宽度 × 深度/],
            ['重量', /重量|质量/],
          ],
          '主要参数对照',
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: ['201', '202', '217'].map(productSheet) },
    {
      id: 'plan',
      title: '回路规划',
      blocks: [
        figure(board(), '图 1　12 模数户内箱的回路示例'),
        table(
          ['回路', '元件', '模数', '导线（mm²）'],
          [
            ['进线', 'HG3-100 2P 63 A', '2', '16'],
            ['照明', 'HB1-DPN C10', '1', '1.5'],
            ['普通插座', 'HBL1-63 C16 30 mA', '2', '2.5'],
            ['空调', 'HB1-DPN C20', '1', '4'],
            ['厨房', 'HBL1-63 C20 30 mA', '2', '4'],
            ['卫生间', 'HBL1-63 C16 30 mA', '2', '2.5'],
            ['备用', '—', '2', '—'],
          ],
          { caption: '两居室户内箱（合计 12 模数）', align: 'llcc' },
        ),
        h3('耗散功率核算'),
        p(
          '各元件的每极功耗乘以极数与（负载电流 / 额定电流）² 后相加，再加导线损耗 10 %。上例同时系数取 0.6，合计约 11 W，小于 HX1-12 的 18 W。',
        ),
      ],
    },
    {
      id: 'code',
      title: '型号与订货代码',
      blocks: [
        orderingCode({
          products: ['202', '201', '217'],
          example: 'HX1-20 A T NP',
          prefix: [
            ['HX1', '系列', 'HX1 终端配电箱；HX2 挂墙式配电柜'],
            ['20', '模数', '12、20；HX2：36、54、72'],
          ],
          words: { installation: 'S 明装；A 暗装', door: 'T 透明门；W 白色门' },
        }),
        list(['HX1-12 仅明装；HX1-20 明装、暗装。', 'HX2 门锁为三角锁，可换钥匙锁。', '附件：空位盖板、标签条、汇流排、导轨支架。']),
      ],
    },
  ],
})

export const pv = catalogue({
  id: 1018,
  name: '光伏直流保护元件 产品样本',
  file: 'pv-dc-protection-catalogue.pdf',
  products: ['203', '204', '205'],
  publishedAt: '2026-05-26 14:00',
  edition: '2026 版',
  number: 'HELVO-C-PV',
  title: '光伏直流保护元件',
  subtitle: 'HB1-PV 直流断路器、HGP-32 直流隔离开关与 HU1-PV 直流电涌保护器，DC 1,000 V 系统。',
  lead: '直流没有自然过零，断开靠的是足够长的断口与足够快的拉弧。三种元件分别负责过电流、隔离与过电压，合起来构成汇流箱与逆变器直流侧的完整保护。',
  picture: '203',
  sort: 170,
  remarks: [
    'HB1-PV 必须四极串联使用，接线图见说明书，减少串联极数会失去 1,000 V 分断能力。',
    'HGP-32 只可就地切断，不替代过电流保护。',
    '正负极之间、极与箱体之间保持 14 mm 以上的电气间隙，海拔 2,000 m 以上另行校核。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '直流侧的三道保护',
      blocks: [
        figure(photovoltaic(), '图 1　组串到逆变器之间的保护配置'),
        features(
          ['隔离', 'HGP-32 装在屋面或逆变器旁，IP66 外壳，检修时断开并挂锁。'],
          ['过电流', 'HB1-PV 切断并联组串的反向电流，四极串联后 DC 1,000 V 分断 6 kA。'],
          ['过电压', 'HU1-PV 以 Y 形接线限制正负极之间与对地的浪涌，劣化时自动脱离。'],
        ),
        comparison(
          ['203', '204', '205'],
          [
            ['额定电流', /额定电流 In|额定工作电流/],
            ['电压', /额定电压 Ue|额定工作电压|最大持续工作电压/],
            ['冲击耐受电压 Uimp', /冲击耐受/],
            ['短路性能', /极限短路|短路接通|Iscpv/],
            ['工作温度', /工作温度/],
            ['防护等级', /防护等级/],
            ['外形尺寸', /外形尺寸/],
          ],
          '主要参数对照',
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: ['203', '204', '205'].map(productSheet) },
    {
      id: 'calc',
      title: '选型计算',
      blocks: [
        table(
          ['步骤', '公式', '示例（组件 Voc 49.5 V，Isc 13.9 A，18 块一串）'],
          [
            ['最大系统电压', 'Voc × n × 1.12（−20 ℃ 修正）', '49.5 × 18 × 1.12 = 998 V'],
            ['断路器额定电流', '1.25 Isc ≤ In ≤ 组件最大熔丝', '17.4 A → In = 20 A（≤ 25 A）'],
            ['最大反向电流', '(并联串数 − 1) × 1.25 Isc', '(4 − 1) × 17.4 = 52 A'],
            ['电涌 Ucpv', '≥ 最大系统电压', '1,000 V'],
            ['隔离开关 Ie', '≥ 1.25 Isc', '32 A'],
          ],
          { firstBold: true },
        ),
        figure(characteristics([['C（DC）', 7, 15]], [1.05, 1.3]), '图 2　HB1-PV 脱扣特性：直流瞬时 7〜15 In'),
        figure(
          derating([
            {
              name: 'HB1-PV',
              points: [
                [20, 104],
                [30, 100],
                [40, 96],
                [50, 91],
                [60, 86],
                [70, 80],
              ],
            },
            {
              name: 'HGP-32',
              points: [
                [20, 100],
                [40, 100],
                [50, 94],
                [60, 86],
                [70, 76],
              ],
            },
          ]),
          '图 3　温度降容',
        ),
        figure(residualVoltage([['HU1-PV', 20, 3.8, 40]]), '图 4　HU1-PV 残压'),
      ],
    },
    {
      id: 'size',
      title: '外形与订货',
      blocks: [
        dimensionFigure('pv-isolator', '图 5　HGP-32（单位 mm）', 80),
        orderingCode({
          products: ['203'],
          example: 'HB1-PV 4P C 20 J',
          prefix: [['HB1-PV', '型号', 'HB1-PV、HGP-32、HU1-PV']],
          words: { poles: 'HB1-PV：4P', curve: 'C', 'rated-current': '6〜63' },
          others: ['HB1-PV'],
        }),
        note('组串检修顺序：先断逆变器交流侧，再断 HGP-32，等待 5 min，验电后方可拔插接头。', 'warning'),
      ],
    },
  ],
})
