import { comparison } from '../blocks/comparison'
import { dimensionFigure, dimensionPair } from '../blocks/dimensions'
import { coreFunctions } from '../blocks/features'
import { orderingCode } from '../blocks/ordering-code'
import { productSheet } from '../blocks/product-sheet'
import { derating, letThrough } from '../charts/other-curves'
import { electronic, thermalMagnetic } from '../charts/trip-curves'
import { columns, figure, h3, note, p, table } from '../core/html'
import { catalogue } from './catalogue'

const products = ['155', '153', '156', '157', '158', '159', '160_2']

export const hm3 = catalogue({
  id: 1001,
  name: 'HM3 系列塑壳断路器 产品样本',
  file: 'hm3-series-catalogue.pdf',
  products: ['153', '155', '156', '157', '158', '159', '160_2'],
  publishedAt: '2026-06-02 09:30',
  edition: '2026 版',
  number: 'HELVO-C-HM3',
  title: 'HM3 系列塑壳断路器',
  subtitle: '16〜800 A，AC 400 V / 690 V，热磁式、电子式与剩余电流保护式三个分支，用于配电支路、电动机回路与发电机出口。',
  lead: 'HM3 系列用四个壳架覆盖 16〜800 A。AC 400 V 下各壳架的 Ics 均等于 Icu，M 型 50 kA、H 型 70 kA；三个分支共用内部附件，同壳架的安装孔距与端子位置一致，设计变更时不必重画开孔图。',
  picture: '153',
  sort: 10,
  remarks: [
    '订货时写明完整型号、数量与附件；未注明脱扣器时按配电型热磁脱扣器供货。',
    '热磁脱扣器在 40 ℃ 下标定，电子式脱扣器的整定值不随环境温度变化，但 55 ℃ 以上须按降容曲线限制负载。',
    '海拔高于 2,000 m 时按本样本系数对 Ue 和 In 同时修正。',
    '断路器分断最大短路电流之后，应测量绝缘电阻与回路电阻，检查灭弧室，合格方可继续使用。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        coreFunctions('153'),
        comparison(
          products,
          [
            ['额定电流 In', /^额定电流 In/],
            ['额定绝缘电压 Ui', /绝缘电压/],
            ['冲击耐受电压 Uimp', /冲击耐受/],
            ['极数', /^极数/],
            ['Icu（AC 400 V）', /^额定极限短路分断能力 Icu(（AC 400 V）)?$/, /^(?!.*690)/],
            ['Ics（AC 400 V）', /^额定运行短路分断能力 Ics(（AC 400 V）)?$/, /^(?!.*690)/],
            ['机械寿命 / 电气寿命', /机械寿命/],
            ['工作温度', /工作温度/],
            ['外形尺寸', /外形尺寸/],
            ['质量', /质量/],
          ],
          '主要参数对照',
        ),
        note('选壳架时先看安装点的预期短路电流，再看额定电流：同一回路电流可以由两个壳架承担时，壳架大的一级更容易与下级取得完全选择性。'),
      ],
    },
    {
      id: 'order',
      title: '型号与订货代码',
      blocks: [
        orderingCode({
          products: ['153', '155', '156', '157', '158', '159', '160_2'],
          example: 'HM3-250 H 3 D 200 F',
          prefix: [
            ['HM3', '系列', 'HM3 热磁式；HM3E 电子式；HM3L 剩余电流保护式'],
            ['250', '壳架等级电流 Inm', '125、250、400、630（仅电子式）、800 A'],
          ],
          words: {
            'breaking-class': 'M：Icu 50 kA；H：Icu 70 kA（AC 400 V）',
            poles: '3：3P；4A：N 极不带保护；4B：N 极带保护，先合后分',
            'rated-current': '见主要参数表',
            mounting: 'F：固定板前；R：固定板后；P：插入式；W：抽出式（250 A 及以上）',
          },
          accessory: ['AX11', '附件代码', '见《HM3 系列附件选型指南》，不带附件时省略'],
        }),
        p('示例：HM3-250 H 3 D 200 F AX11，即 250 A 壳架、Icu 70 kA、3P、配电型、In = 200 A、固定板前接线，带一组辅助触头。'),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: products.map(productSheet) },
    {
      id: 'curves',
      title: '动作特性',
      blocks: [
        figure(
          thermalMagnetic(5, 10),
          '图 1　HM3-125 / 250 / 400 / 800 热磁脱扣器动作特性：1.05 Ir 约定不脱扣，1.30 Ir 在 2 h 内脱扣',
          'wide',
        ),
        figure(
          electronic({ tr: [3, 6, 12], tsd: [0.1, 0.2, 0.4], ii: 11 }),
          '图 2　HM3E 电子脱扣器动作特性（长延时按 6 Ir 标定，短延时定时限）',
          'wide',
        ),
        figure(
          letThrough([
            ['HM3-125 H', 6.6, 70],
            ['HM3-250 H', 8.6, 70],
            ['HM3-400 H', 11.4, 70],
            ['HM3-800 H', 15.6, 70],
          ]),
          '图 3　H 型在 AC 400 V 下的允通电流峰值',
          'narrow',
        ),
      ],
    },
    {
      id: 'correct',
      title: '环境修正',
      blocks: [
        figure(
          derating([
            {
              name: '热磁式',
              points: [
                [20, 108],
                [30, 104],
                [40, 100],
                [50, 95],
                [60, 90],
                [70, 84],
              ],
            },
            {
              name: '电子式',
              points: [
                [20, 100],
                [50, 100],
                [55, 100],
                [60, 96],
                [70, 88],
              ],
            },
          ]),
          '图 4　环境温度与允许负载电流（固定板前接线，端子按标准截面铜排）',
          'narrow',
        ),
        table(
          ['海拔（m）', '≤ 2,000', '3,000', '4,000', '5,000'],
          [
            ['额定工作电压 Ue（V）', '690', '600', '520', '460'],
            ['额定电流修正系数', '1.00', '0.96', '0.93', '0.90'],
            ['工频耐受电压（V）', '3,000', '2,500', '2,100', '1,800'],
          ],
          { caption: '海拔修正', align: 'lcccc', firstBold: true },
        ),
      ],
    },
    {
      id: 'install',
      title: '接线与安装',
      blocks: [
        table(
          ['壳架', '端子螺栓', '拧紧力矩（N·m）', '铜导线（mm²）', '铜排（mm）', '每极功耗（W）'],
          [
            ['HM3-125', 'M6', '6〜8', '至 50', '16 × 3', '9'],
            ['HM3-250 / HM3E-250 / HM3L-250', 'M8', '10〜12', '至 120', '20 × 5', '18'],
            ['HM3-400', 'M10', '18〜22', '至 240', '30 × 6', '28'],
            ['HM3E-630', 'M10', '20〜24', '2 × 185', '40 × 8', '42'],
            ['HM3-800', 'M12', '28〜32', '—', '2 × 50 × 5', '58'],
          ],
          { caption: '主回路接线', align: 'lccccc', firstBold: true },
        ),
        columns(
          `${h3('安装间距')}${p('进线端上方至接地金属件留 50 mm（HM3-400 为 80 mm，HM3-800 为 100 mm），裸母排在此范围内须包绝缘套管或加隔板。相邻断路器可以紧靠安装，只需装好相间隔板。')}`,
          `${h3('安装方位')}${p('可竖直或水平安装，进线方向上进、下进均可；倾斜安装时与竖直面夹角不超过 22.5°。振动场所宜用弹性垫圈并每年复核一次力矩。')}`,
        ),
      ],
    },
    {
      id: 'dimensions',
      title: '外形尺寸',
      blocks: [
        dimensionFigure('mccb-250-3p', '图 5　HM3-250 3P（单位 mm）', 76),
        dimensionPair(['mccb-125-3p', '图 6　HM3-125 3P'], ['mccb-250-4p', '图 7　HM3E-250 4P'], ['mccb-630-3p', '图 8　HM3E-630 3P']),
        p('其余规格的外形尺寸见各产品参数表；DWG 可读的 DXF 图纸与 GLB 三维模型在网站“资料下载”栏目提供。'),
      ],
    },
  ],
})
