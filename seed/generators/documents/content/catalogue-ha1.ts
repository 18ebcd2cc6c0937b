import { comparison } from '../blocks/comparison'
import { dimensionFigure } from '../blocks/dimensions'
import { coreFunctions } from '../blocks/features'
import { orderingCode } from '../blocks/ordering-code'
import { productSheet } from '../blocks/product-sheet'
import { derating } from '../charts/other-curves'
import { electronic } from '../charts/trip-curves'
import { figure, h3, note, p, table } from '../core/html'
import { airBreakerSecondary } from '../schematic/distribution-diagrams'
import { catalogue } from './catalogue'

const products = ['154', '150', '151', '152']

export const ha1 = catalogue({
  id: 1006,
  name: 'HA1 系列万能式断路器 产品样本',
  file: 'ha1-series-catalogue.pdf',
  products: ['150', '151', '152', '154'],
  publishedAt: '2026-09-10 09:00',
  edition: '2026 版',
  number: 'HELVO-C-HA1',
  title: 'HA1 系列万能式断路器',
  subtitle: '200〜6,300 A，Icu 55〜120 kA，固定式与抽屉式，配 HTU-Pro 智能脱扣器，用于变压器进线、母联与大容量馈线。',
  lead: '四个壳架对应 800 kVA 到 2 × 2,500 kVA 的变压器低压侧。全系列为 B 类断路器，短延时保护可以在 Icw 范围内全程投入，让下级塑壳断路器先行切除故障。',
  picture: '150',
  sort: 50,
  remarks: [
    '订货时须给出额定电流、极数、安装方式、接线方式（水平、垂直、混合）、脱扣器功能与全部线圈电压。',
    '抽屉式产品的本体与抽屉座成对编号出厂，不同额定电流的本体不能插入同一抽屉座。',
    '长期停用超过 6 个月的断路器，投运前应储能合分 5 次并测量绝缘电阻，不低于 20 MΩ。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        coreFunctions('150'),
        comparison(
          products,
          [
            ['额定电流 In', /^额定电流 In/],
            ['极数', /^极数/],
            ['Icu（AC 400 V / 690 V）', /极限短路分断/],
            ['Ics', /运行短路分断/],
            ['Icw（1 s）', /短时耐受/],
            ['Icm（AC 400 V，峰值）', /短路接通/],
            ['冲击耐受电压 Uimp', /冲击耐受/],
            ['机械寿命（免维护 / 有维护）', /机械寿命/],
            ['电气寿命', /电气寿命/],
            ['外形尺寸', /外形尺寸/],
            ['质量', /质量/],
          ],
          '主要参数对照',
        ),
      ],
    },
    {
      id: 'code',
      title: '型号与订货代码',
      blocks: [
        orderingCode({
          products: ['150', '154', '151', '152'],
          example: 'HA1-2000 1600 3 D LSIG H 230',
          prefix: [
            ['HA1', '系列', '万能式断路器'],
            ['2000', '壳架等级电流 Inm', '1600、2000、4000、6,300 A'],
          ],
          words: {
            'rated-current': '见主要参数表',
            poles: '3：3P；4：4P，N 极 100 % In；4H：4P，N 极 50 % In（仅 6300）',
            mounting: 'D：抽屉式；F：固定式（1600、2000）',
            'coil-voltage': 'AC 230、400；DC 110、220 V',
          },
          others: ['AC', 'DC'],
        }),
        p(
          '常用附件单列：MN 欠压、MN-R 欠压延时（0.5、1、3 s）、OF4 四组辅助触头、SDE 故障触头、门联锁、三锁两钥匙、相间隔板、ZSI 联锁线。',
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: products.map(productSheet) },
    {
      id: 'trip',
      title: 'HTU-Pro 脱扣器',
      blocks: [
        table(
          ['保护', '整定范围', '时间', '说明'],
          [
            ['过载长延时 L', 'Ir 0.4〜1.0 In', 'tr 3、6、12、18、30 s（6 Ir）', '热记忆可退出'],
            ['短路短延时 S', 'Isd 1.5〜10 Ir', 'tsd 0.1、0.2、0.3、0.4 s', '定时限或反时限'],
            ['短路瞬时 I', 'Ii 2〜15 In、退出', '—', '退出后由 Icw 限定的固有瞬时保护动作'],
            ['接地故障 G', 'Ig 0.2〜1.0 In', '0.1、0.2、0.3、0.4 s', '剩余型或中性点互感器型'],
            ['中性极', '50 %、100 %、200 %', '同 L、S', '四极或三极加外接互感器'],
            ['预报警', '0.7〜1.0 Ir', '0.5 tr', '触点输出，可作负荷卸载'],
          ],
          { firstBold: true },
        ),
        figure(electronic({ tr: [3, 12, 30], tsd: [0.1, 0.2, 0.4], ii: 15 }), '图 1　HTU-Pro 动作特性'),
        table(
          ['测量', '范围', '误差'],
          [
            ['电流', '0.05〜1.2 In', '± 1 %'],
            ['电压', 'AC 80〜760 V', '± 0.5 %'],
            ['功率、电能', '0.05〜1.2 In', '± 2 %'],
            ['谐波', '2〜31 次', 'THD ± 3 %'],
            ['触头磨损', '0〜100 %', '按 I²t 累计'],
          ],
          { caption: '测量功能（LSIG-E）', firstBold: true },
        ),
      ],
    },
    {
      id: 'secondary',
      title: '二次接线',
      blocks: [
        figure(airBreakerSecondary(), '图 2　抽屉式断路器二次插头（从断路器侧看）'),
        note('储能电机、合闸与分励线圈分别由三只微型断路器供电；合闸回路应串接“已储能”触点，避免反复试合。'),
      ],
    },
    {
      id: 'derate',
      title: '降容与接线铜排',
      blocks: [
        figure(
          derating(
            [
              {
                name: '2,000 A 水平',
                points: [
                  [20, 100],
                  [40, 100],
                  [50, 96],
                  [60, 90],
                  [70, 82],
                ],
              },
              {
                name: '4,000 A 垂直',
                points: [
                  [20, 100],
                  [45, 100],
                  [55, 95],
                  [60, 91],
                  [70, 83],
                ],
              },
              {
                name: '6,300 A 垂直',
                points: [
                  [20, 100],
                  [40, 100],
                  [50, 93],
                  [60, 86],
                  [70, 78],
                ],
              },
            ],
            '柜内环境温度（℃）',
          ),
          '图 3　抽屉式断路器的温度降容',
        ),
        table(
          ['In（A）', '630', '1000', '1600', '2000', '2500', '3200', '4000', '5000', '6300'],
          [
            [
              '每相铜排（mm）',
              '2 × 40 × 5',
              '2 × 50 × 6',
              '2 × 80 × 8',
              '3 × 80 × 10',
              '2 × 120 × 10',
              '3 × 120 × 10',
              '4 × 120 × 10',
              '5 × 120 × 10',
              '7 × 120 × 10',
            ],
          ],
          { className: 'dense', firstBold: true, align: 'lccccccccc' },
        ),
      ],
    },
    {
      id: 'size',
      title: '外形尺寸',
      blocks: [
        dimensionFigure('acb-2000-3p', '图 4　HA1-2000 抽屉式 3P（单位 mm）', 118),
        h3('安装净距'),
        p(
          '断路器上方至绝缘板 0 mm（零飞弧），至接地金属件 60 mm；左右至柜体侧板各不小于 60 mm；柜门关闭时面板露出，开孔 303 × 345 mm，加密封圈后面板防护可达 IP54。',
        ),
      ],
    },
  ],
})
