import { comparison } from '../blocks/comparison'
import { coreFunctions, features } from '../blocks/features'
import { orderingCode } from '../blocks/ordering-code'
import { productSheet } from '../blocks/product-sheet'
import { derating } from '../charts/other-curves'
import { figure, h3, list, note, p, table } from '../core/html'
import { catalogue } from './catalogue'

export const hy22 = catalogue({
  id: 1012,
  name: 'HY22 系列按钮与信号灯 产品样本',
  file: 'hy22-series-catalogue.pdf',
  products: ['182', '183', '184', '185'],
  publishedAt: '2024-08-20 10:10',
  edition: '2024 版',
  number: 'HELVO-C-HY22',
  title: 'HY22 系列按钮与信号灯',
  subtitle: '22 mm 安装孔的操作与指示元件：平头按钮、旋钮、急停按钮、带灯按钮与五色 LED 信号灯。',
  lead: '操作头、底座与触头模块分体设计，前装头、后扣座，一把螺丝刀完成安装。颜色含义按 GB/T 4025 选用，急停按钮满足直接断开动作要求。',
  picture: '182',
  sort: 110,
  remarks: [
    '订货时按“操作头 + 底座与触头”整套代码下单；散件代码见上表。',
    '急停按钮应配黄色衬底标牌，触头使用常闭，并接入安全回路。',
    '面板开孔须去毛刺，密封垫不得省略。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        coreFunctions('182'),
        table(
          ['颜色', '按钮的含义', '信号灯的含义'],
          [
            ['红', '停止、断开、急停', '紧急：须立即动作'],
            ['黄', '异常时的干预', '异常：须监视或干预'],
            ['绿', '起动、接通（正常时）', '正常'],
            ['蓝', '强制性动作，如复位', '须由操作者完成的动作'],
            ['白、黑', '无特定含义', '无特定含义，如“电源接通”'],
          ],
          { caption: '颜色含义（GB/T 4025、IEC 60073）', firstBold: true },
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: ['182', '184', '183', '185'].map(productSheet) },
    {
      id: 'code',
      title: '型号与订货代码',
      blocks: [
        orderingCode({
          products: ['184', '182', '183', '185'],
          example: 'HY22-P 4 11 M',
          prefix: [
            ['HY22', '系列', '22 mm 安装孔'],
            ['P', '操作头', 'P 平头；T 凸头；X 旋钮；Y 钥匙；ES 急停；L 带灯；D 信号灯'],
          ],
          words: {
            colour: '1 白；2 黑；3 绿；4 红；5 黄；6 蓝',
            contacts: '10：1NO；01：1NC；11：1NO + 1NC；20、02、22',
            ring: 'M 镀铬金属；空为塑料；灯：B 24 V、F 110 V、M 230 V、Q 400 V',
          },
        }),
        p('示例：HY22-P411 为红色平头按钮带一常开一常闭触头；HY22-D3-B 为 24 V 绿色信号灯。'),
      ],
    },
    {
      id: 'layout',
      title: '面板布置',
      blocks: [
        figure(panel(), '图 1　推荐的面板间距：按钮与信号灯 30 × 40 mm，急停按钮 45 × 50 mm'),
        h3('安装要点'),
        list([
          '安装孔 ø22.3 mm，面板厚度 1〜6 mm。',
          '操作头的定位凸台朝上，底座卡入后把红色锁片推到底。',
          '触头模块最多叠装两层，第二层以外层的驱动杆传动，操作力随之增加约 2 N。',
          '带灯按钮与信号灯的线路较长时，为避免感应电压使 LED 微亮，宜选 24 V 或并联泄放电阻。',
        ]),
      ],
    },
  ],
})

function panel(): string {
  const lamp = (x: number, colour: string) =>
    `<circle cx="${x}" cy="16" r="7.2" fill="#F4F8FE" stroke="#0B1B33" stroke-width=".4"/><circle cx="${x}" cy="16" r="5" fill="${colour}"/>`
  const push = (x: number, colour: string) =>
    `<circle cx="${x}" cy="42" r="7.2" fill="#F4F8FE" stroke="#0B1B33" stroke-width=".4"/><circle cx="${x}" cy="42" r="5.4" fill="${colour}" stroke="#0B1B33" stroke-width=".3"/>`
  const xs = [30, 52, 74, 96]
  return `<svg viewBox="0 0 174 62"><rect x="14" y="3" width="140" height="52" rx="2" fill="#fff" stroke="#0B1B33" stroke-width=".5"/>${['#C8281E', '#F2C200', '#0E7A47', '#0B5FD7'].map((colour, index) => lamp(xs[index] ?? 0, colour)).join('')}${['#0E7A47', '#C8281E', '#111', '#0B5FD7'].map((colour, index) => push(xs[index] ?? 0, colour)).join('')}<circle cx="132" cy="30" r="13" fill="#F2C200"/><circle cx="132" cy="30" r="9" fill="#C8281E" stroke="#7d120b" stroke-width=".4"/><path d="M30 27v4M52 27v4M30 29H52" stroke="#0B5FD7" stroke-width=".3"/><path d="M14 16h6M14 42h6M17 16V42" stroke="#0B5FD7" stroke-width=".3" fill="none"/><g font-size="3" fill="#0B5FD7"><text x="41" y="28" text-anchor="middle">30</text><text transform="translate(16.2 29) rotate(-90)" text-anchor="middle">40</text></g><g font-size="2.8" fill="#33415C" text-anchor="middle"><text x="30" y="53">起动</text><text x="52" y="53">停止</text><text x="74" y="53">点动</text><text x="96" y="53">复位</text><text x="132" y="48">急停</text></g></svg>`
}

export const relays = catalogue({
  id: 1013,
  name: 'HJR / HSSR 工业继电器 产品样本',
  file: 'hjr-hssr-relays-catalogue.pdf',
  products: ['186', '187'],
  publishedAt: '2025-06-24 15:00',
  edition: '2025 版',
  number: 'HELVO-C-HJR',
  title: 'HJR / HSSR 工业继电器',
  subtitle: 'HJR-2C 插拔式中间继电器与 HSSR-40DA 固态继电器，用于信号扩展、回路隔离与无触点开关。',
  lead: '机械触点能够真正断开电路，适合信号转换与多路控制；固态继电器没有运动部件，适合每分钟数十次的加热控制。两者经常装在同一块板上，各做各的事。',
  picture: '186',
  sort: 120,
  remarks: [
    '直流感性负载并联续流二极管，交流感性负载并联 RC，能够显著延长触点寿命。',
    '固态继电器断开时仍有漏电流，检修负载前必须断开前级断路器。',
    '固态继电器散热器应竖直安装，上下各留 50 mm 气流通道。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '怎样选',
      blocks: [
        features(
          ['选 HJR-2C', '需要转换触点、需要电气隔离、负载种类不确定，操作频率低于每小时 600 次。'],
          ['选 HSSR-40DA', '电阻性加热负载、频繁通断、要求无声与长寿命，可接受约 1.6 V 的通态压降。'],
          ['两者都不合适', '电动机直接通断请选 HC1 接触器；需要隔离功能的请选 HG 系列。'],
        ),
        coreFunctions('186'),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: ['186', '187'].map(productSheet) },
    {
      id: 'use',
      title: '应用数据',
      blocks: [
        figure(
          derating(
            [
              {
                name: '自带散热器',
                points: [
                  [20, 60],
                  [30, 55],
                  [40, 50],
                  [50, 42],
                  [60, 33],
                  [70, 23],
                  [80, 12],
                ],
              },
              {
                name: '基板 ≤ 75 ℃',
                points: [
                  [20, 100],
                  [40, 100],
                  [50, 88],
                  [60, 74],
                  [70, 58],
                  [80, 40],
                ],
              },
            ],
            '环境温度（℃）',
            20,
            80,
          ),
          '图 1　HSSR-40DA 负载电流（以 40 A 为 100 %）',
        ),
        table(
          ['负载', 'HJR-2C（10 A）建议电流', 'HSSR-40DA（40 A）建议电流'],
          [
            ['电阻性加热', '10 A', '按散热条件，20〜40 A'],
            ['白炽灯', '1.5 A', '10 A'],
            ['小型交流接触器线圈', '3 A（AC-15）', '不推荐'],
            ['单相电动机', '2 A', '6 A'],
            ['电磁阀 DC 24 V', '2 A（DC-13）', '不适用'],
          ],
          { caption: '不同负载的建议电流', firstBold: true },
        ),
        note('HSSR-40DA 的 I²t 为 1,250 A²s，前级应配快速熔断器；普通断路器不能保护半导体器件免受短路损坏。', 'warning'),
      ],
    },
    {
      id: 'code',
      title: '型号与对照',
      blocks: [
        orderingCode({
          products: ['186'],
          example: 'HJR-2C D24 L S',
          prefix: [['HJR-2C', '型号', 'HJR-2C：两组转换']],
          words: { coil: 'D12、D24、D48、D110；A24、A110、A230', extras: 'L：指示灯；T：试验按钮；LT：两者；空：基本型' },
        }),
        comparison(
          ['186', '187'],
          [
            ['控制电压', /^额定电压|控制电压/],
            ['额定负载电流', /额定电流/],
            ['动作 / 导通时间', /动作时间|导通/],
            ['介质耐压', /介质耐压/],
            ['工作温度', /工作温度/],
            ['外形尺寸', /外形尺寸/],
            ['质量', /质量/],
          ],
          '两种继电器对照',
        ),
      ],
    },
  ],
})
