import { comparison } from '../blocks/comparison'
import { coreFunctions, features } from '../blocks/features'
import { orderingCode } from '../blocks/ordering-code'
import { productSheet } from '../blocks/product-sheet'
import { derating, letThrough } from '../charts/other-curves'
import { characteristics } from '../charts/trip-curves'
import { figure, h3, list, note, p, table } from '../core/html'
import { cabinetForms, cabinetFront } from '../schematic/cabinet'
import { catalogue } from './catalogue'

const cabinets = ['216', '214', '215', '218']

export const assemblies = catalogue({
  id: 1021,
  name: 'GCK / GGD / HMNS 低压成套开关设备 产品样本',
  file: 'gck-ggd-hmns-catalogue.pdf',
  products: ['214', '215', '216', '218'],
  publishedAt: '2026-03-26 09:30',
  edition: '2026 版',
  number: 'HELVO-C-GCK',
  title: '低压成套开关设备',
  subtitle: 'HMNS 抽屉式、GCK 抽出式、GGD 固定式开关柜与 XL-21 动力配电柜，主母线 630〜6,300 A。',
  lead: '四种柜型按隔离程度与回路密度分工：HMNS 面向高密度与连续供电，GCK 是配电与电动机控制的通用选择，GGD 经济稳妥，XL-21 贴近负荷。主元件与仪表全部出自恒沃系列，配合关系成套给出。',
  picture: '214',
  sort: 200,
  remarks: [
    '成套设备按 GB/T 7251.1、GB/T 7251.12 设计验证，每台出厂做例行检验并附报告。',
    '基础槽钢水平度每米不大于 1 mm，全长不大于 3 mm。',
    '并柜后复核母线搭接力矩：M10 为 40 N·m，M12 为 70 N·m。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        coreFunctions('214'),
        comparison(
          cabinets,
          [
            ['额定电流', /主母线额定电流|成套额定电流/],
            ['短时耐受电流 Icw', /短时耐受/],
            ['峰值耐受电流 Ipk', /峰值耐受/],
            ['绝缘电压 Ui', /绝缘电压/],
            ['冲击耐受电压 Uimp', /冲击耐受/],
            ['内部隔离形式', /内部隔离/],
            ['防护等级', /防护等级/],
            ['柜体尺寸', /柜体尺寸|柜体宽度/],
          ],
          '主要参数对照',
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: cabinets.map(productSheet) },
    {
      id: 'build',
      title: '结构与布置',
      blocks: [
        figure(cabinetFront(), '图 1　典型柜列：进线、电容补偿、抽屉馈线、母联'),
        figure(cabinetForms(), '图 2　内部隔离形式（GB/T 7251.1）：母线、功能单元与端子之间的隔离'),
        table(
          ['抽屉', '可装元件', '最大电流', '单柜数量（GCK / HMNS）'],
          [
            ['1/2 单元、8E/4', 'HM3-125，HC1-32', '63 A', '18 / 36'],
            ['8E/2', 'HM3-125', '125 A', '— / 18'],
            ['1 单元、8E', 'HM3-250', '250 A', '9 / 9'],
            ['2 单元、16E', 'HM3-400', '400 A', '4 / 4'],
            ['3 单元、24E', 'HM3E-630', '630 A', '3 / 3'],
          ],
          { caption: '抽屉规格与数量', firstBold: true, align: 'llcc' },
        ),
      ],
    },
    {
      id: 'design',
      title: '设计数据',
      blocks: [
        figure(
          derating(
            [
              {
                name: 'HMNS 4,000 A',
                points: [
                  [20, 104],
                  [35, 100],
                  [40, 97],
                  [50, 89],
                  [60, 80],
                ],
              },
              {
                name: 'GGD 3,150 A',
                points: [
                  [20, 105],
                  [35, 100],
                  [40, 96],
                  [50, 86],
                  [60, 75],
                ],
              },
            ],
            '24 h 平均环境温度（℃）',
            20,
            60,
          ),
          '图 3　主母线温度降容',
        ),
        table(
          ['位置', '最小通道（mm）', '说明'],
          [
            ['柜前操作', '1500（单列）、2000（双列）', '抽屉拔出后仍可通行'],
            ['柜后维护', '800', 'HMNS 6,300 A 方案 1000'],
            ['侧面', '50', '柜列端部留检修口'],
            ['柜顶', '500', '泄压通道不得封堵'],
          ],
          { firstBold: true },
        ),
        h3('订货时请提供'),
        list([
          '一次系统图与各回路参数，变压器容量与 uk；',
          '安装地点的海拔、环境温度、污染等级与防护要求；',
          '进出线方式、母线桥尺寸、柜列布置与颜色；',
          '通信规约、监控范围与铭牌文字。',
        ]),
      ],
    },
    {
      id: 'code',
      title: '型号代码',
      blocks: [
        orderingCode({
          products: ['216', '214', '215', '218'],
          example: 'HMNS 4000 80 3b IP40',
          prefix: [['HMNS', '柜型', 'HMNS、GCK、GGD、XL-21']],
          words: {
            'busbar-current': '见参数表',
            'short-time-current': '15〜100',
            separation: '1、2b、3b、4b',
            protection: 'IP30、IP40、IP54',
          },
        }),
      ],
    },
  ],
})

export const ul = catalogue({
  id: 1022,
  name: 'UL 系列断路器与控制电器 产品样本',
  file: 'ul-series-catalogue.pdf',
  products: ['219', '220', '221', '222'],
  publishedAt: '2026-03-19 08:50',
  edition: '2026 版',
  number: 'HELVO-C-UL',
  title: 'UL 系列断路器与控制电器',
  subtitle: '按 UL 489 与 UL 60947-4-1 设计的断路器、接触器与手动电动机控制器，给出马力与 SCCR。',
  lead: '出口北美的控制柜要回答两个 IEC 里没有的问题：能不能作支路保护，整柜 SCCR 是多少。本样本逐项列出 UL / CSA 额定值，并给出高故障组合。',
  picture: '220',
  sort: 210,
  remarks: [
    '斜线电压（480Y/277 V、600Y/347 V）只适用于中性点直接接地的星形系统。',
    '连续负载持续 3 h 以上时按额定电流的 80 % 选用。',
    '高故障组合只在表列型号与最大规格下成立。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        coreFunctions('220'),
        comparison(
          ['219', '220', '221', '222'],
          [
            ['额定电流', /额定电流 In|通用负载电流|整定电流范围/],
            ['分断能力 / SCCR（480 V）', /^分断能力$|480 V|480Y/],
            ['马力（480 / 600 V）', /480 \/ 600/],
            ['IEC 额定值', /Icu|AC-3 额定电流|额定工作电压/],
            ['接线', /导线截面|压线端子|主回路导线/],
            ['拧紧扭矩', /扭矩/],
            ['外形尺寸', /外形尺寸/],
          ],
          '主要参数对照',
        ),
        features(
          ['UL 489', '支路保护电器，可直接接馈线。'],
          ['UL 60947-4-1', '接触器与手动电动机控制器，按马力与 SCCR 标示。'],
          ['IEC 双标', '同一型号同时标示 IEC 额定值，一份清单两地通用。'],
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: ['219', '220', '221', '222'].map(productSheet) },
    {
      id: 'sccr',
      title: 'SCCR 组合',
      blocks: [
        table(
          ['回路', '保护电器（最大规格）', '电压', 'SCCR'],
          [
            ['HC1U-65', 'Class J 熔断器 100 A', '600 V', '100 kA'],
            ['HC1U-65', 'HM3U-250 H 100 A', '480 V', '65 kA'],
            ['HC1U-65', '未列组合', '600 V', '5 kA'],
            ['HP2U-32（≤ 18 A）+ HP2U-TE', 'Type E，无需另设', '480Y/277 V', '65 kA'],
            ['HP2U-32（23〜32 A）+ HP2U-TE', 'Type E，无需另设', '480Y/277 V', '50 kA'],
            ['HP2U-32（≤ 14 A）+ HP2U-TE', 'Type E，无需另设', '600Y/347 V', '30 kA'],
          ],
          { firstBold: true },
        ),
        p(
          '整柜 SCCR 取主回路中最低的元件或组合值。进线使用 HM3U-250 H 型（480 V 65 kA），其后各支路均采用上表组合时，整柜可按 50 kA 或 65 kA 标示。',
        ),
        figure(
          characteristics(
            [
              ['C', 5, 10],
              ['D', 10, 20],
            ],
            [1.0, 1.35],
            '40 ℃',
          ),
          '图 1　HB1U-63 脱扣特性（40 °C）：135 % 在规定时间内脱扣',
        ),
        figure(letThrough([['HM3U-250 H', 9.2, 65]]), '图 2　HM3U-250 H 型允通电流峰值（480 V）'),
      ],
    },
    {
      id: 'code',
      title: '型号与导线',
      blocks: [
        orderingCode({
          // HC1U 与 HP2U 的型号另有组成。
          products: ['220', '219'],
          example: 'HM3U-250 H 3 150',
          prefix: [
            ['HM3U', '系列', 'HB1U、HM3U、HC1U、HP2U'],
            ['250', '壳架', '63；250；65；32'],
          ],
          words: { 'breaking-class': 'M、H（HM3U）', poles: '1、2、3', 'rated-current': '见参数表' },
        }),
        table(
          ['AWG / kcmil', 'mm²', '60 °C（A）', '75 °C（A）'],
          [
            ['14', '2.1', '15', '20'],
            ['12', '3.3', '20', '25'],
            ['10', '5.3', '30', '35'],
            ['8', '8.4', '40', '50'],
            ['6', '13.3', '55', '65'],
            ['4', '21.2', '70', '85'],
            ['2', '33.6', '95', '115'],
            ['1/0', '53.5', '125', '150'],
            ['4/0', '107', '195', '230'],
            ['250', '127', '215', '255'],
            ['350', '177', '260', '310'],
          ],
          { caption: '铜导线载流量（参考，30 °C 环境）', align: 'cccc' },
        ),
        note('端子标明 60/75 °C 时，100 A 及以下回路按 60 °C 一栏选线，除非所有端子均标 75 °C。'),
      ],
    },
  ],
})
