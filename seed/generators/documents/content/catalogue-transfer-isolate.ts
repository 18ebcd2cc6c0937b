import { comparison } from '../blocks/comparison'
import { dimensionFigure } from '../blocks/dimensions'
import { coreFunctions, features } from '../blocks/features'
import { orderingCode } from '../blocks/ordering-code'
import { productSheet } from '../blocks/product-sheet'
import { derating } from '../charts/other-curves'
import { figure, h3, list, note, p, table } from '../core/html'
import { transfer } from '../schematic/distribution-diagrams'
import { catalogue } from './catalogue'

export const hq = catalogue({
  id: 1007,
  name: 'HQ 系列双电源自动转换开关 产品样本',
  file: 'hq-series-catalogue.pdf',
  products: ['161', '162', '163'],
  publishedAt: '2026-07-08 10:40',
  edition: '2026 版',
  number: 'HELVO-C-HQ',
  title: 'HQ 系列双电源自动转换开关',
  subtitle: 'PC 级 16〜63 A，CB 级 100〜630 A；市电与市电、市电与发电机之间的自动转换，带消防联动。',
  lead: 'PC 级专注于快速、可靠的转换，短路保护交给上级；CB 级由两台塑壳断路器组成，转换与保护一体完成。消防水泵、防排烟等不允许过载跳闸的负荷应优先选 PC 级，或选仅带瞬时脱扣的 CB 级。',
  picture: '161',
  sort: 60,
  remarks: [
    '订货时注明电源类型（市电–市电或市电–发电机）、返回方式与控制器语言。',
    '两路电源的相序必须一致，投运前用相序表核对并做一次带载转换试验。',
    '每季度手动转换一次，防止长期不动作造成触头氧化。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        coreFunctions('161'),
        comparison(
          ['162', '161', '163'],
          [
            ['额定电流 In', /^额定电流 In/],
            ['使用类别', /使用类别/],
            ['极数', /^极数/],
            ['短路性能', /分断能力 Icn|限制短路电流/],
            ['转换时间', /转换.*时间/],
            ['转换 / 返回延时', /延时$/],
            ['机械寿命 / 电气寿命', /机械寿命/],
            ['外形尺寸', /外形尺寸/],
            ['质量', /质量/],
          ],
          '主要参数对照',
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: ['162', '161', '163'].map(productSheet) },
    {
      id: 'wiring',
      title: '主回路与控制',
      blocks: [
        figure(transfer('HQ2'), '图 1　HQ2 系列 CB 级转换开关接线：两台断路器之间设机械联锁与电气联锁'),
        table(
          ['功能', 'HQ3-63', 'HQ2-250', 'HQ2-630'],
          [
            ['自投自复 / 自投不自复', '●', '●', '●'],
            ['市电–发电机，起动触点', '—', '●', '●'],
            ['消防双分，无源回报触点', '●', '●', '●'],
            ['电压、频率门限可设', '欠压、过压', '●', '●'],
            ['液晶显示与事件记录', '—', '●', '●'],
            ['RS-485 Modbus RTU', '—', '选配', '●'],
            ['手动操作手柄', '●', '●', '●'],
          ],
          { caption: '控制功能', align: 'lccc', firstBold: true },
        ),
      ],
    },
    {
      id: 'code',
      title: '型号与订货代码',
      blocks: [
        orderingCode({
          products: ['161', '163', '162'],
          example: 'HQ2-250 H 4 200 G',
          prefix: [
            ['HQ2', '系列', 'HQ2：CB 级；HQ3：PC 级'],
            ['250', '壳架', '63（HQ3）；250、630（HQ2）'],
          ],
          words: { 'breaking-class': 'M：50 kA；H：70 kA；HQ3 省略', poles: '3、4；HQ3 固定 4P', 'rated-current': '见参数表' },
          others: ['HQ3', '4P'],
        }),
        h3('转换过程（发电机模式）'),
        list(
          [
            '常用电源电压低于 85 % Ue 或缺相，持续超过确认延时（出厂 3 s）。',
            '送出发电机起动触点，等待备用电源电压与频率稳定 5 s。',
            '断开常用侧并确认分闸，再合备用侧；两步之间触头均处于断开位置。',
            '市电恢复并稳定 30 s 后返回，发电机空载冷却运行 180 s 后停机。',
          ],
          true,
        ),
      ],
    },
    {
      id: 'size',
      title: '外形尺寸',
      blocks: [
        dimensionFigure('ats-63-4p', '图 2　HQ3-63（单位 mm）', 92),
        p(
          'HQ2 系列为底板安装：HQ2-250 底板 396 × 191 mm，安装孔 4 × φ9；HQ2-630 底板 580 × 333 mm，安装孔 4 × φ11。控制器可拆下装于柜门，配 2 m 电缆。',
        ),
      ],
    },
  ],
})

export const hg = catalogue({
  id: 1008,
  name: 'HG / HGR 系列隔离开关与熔断器式隔离开关 产品样本',
  file: 'hg-hgr-series-catalogue.pdf',
  products: ['164', '165', '166', '167', '168'],
  publishedAt: '2025-10-21 09:15',
  edition: '2025 版',
  number: 'HELVO-C-HG',
  title: 'HG / HGR 隔离开关',
  subtitle: 'HG1 负荷隔离开关、HG3 导轨式隔离开关与 HGR1 熔断器式隔离开关，32〜630 A，AC 400〜690 V。',
  lead: '隔离开关负责把检修的人与电分开。HG1 有可见的触头位置指示和可挂锁手柄；HGR1 把熔断体装在动触头上，一次操作同时完成隔离与短路保护；HG3 与小型断路器同模数，装在终端箱作总开关。',
  picture: '164',
  sort: 70,
  remarks: [
    '隔离开关本身不分断短路电流，须按表中的额定限制短路电流配用熔断器或断路器。',
    'HGR1 更换熔断体前应确认两侧无电，熔断体须三相同时更换。',
    '挂锁应使用锁梁直径 5〜8 mm 的安全锁，最多三把。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        features(
          ['隔离功能', '断口满足 Uimp 要求，手柄只有在全部触头断开后才能到达 O 位并挂锁。'],
          ['带负荷通断', 'HG1 达到 AC-23A（400 V），可直接通断电动机混合负载；弹簧储能，速度与操作者无关。'],
          ['配合有据可查', '每个规格给出 gG 熔断器下的额定限制短路电流，按最大电流选即可，无须另做计算。'],
        ),
        comparison(
          ['166', '164', '165', '167', '168'],
          [
            ['额定电流', /约定发热电流|^额定电流 In/],
            ['额定工作电压 Ue', /额定工作电压/],
            ['冲击耐受电压 Uimp', /冲击耐受/],
            ['Icw（1 s）', /短时耐受/],
            ['Icm（峰值）', /短路接通/],
            ['额定限制短路电流 Iq', /限制短路/],
            ['熔断体', /熔断体规格/],
            ['机械寿命 / 电气寿命', /机械寿命/],
            ['外形尺寸', /外形尺寸/],
          ],
          '主要参数对照',
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: ['164', '165', '166', '167', '168'].map(productSheet) },
    {
      id: 'choose',
      title: '选用',
      blocks: [
        table(
          ['使用类别', '典型负载', '接通 / 分断（I / Ie）', '适用'],
          [
            ['AC-21', '电阻性，含适当过载', '1.5 / 1.5', '加热、母线分段'],
            ['AC-22', '电阻与电感混合', '3 / 3', '配电馈线总开关'],
            ['AC-23', '电动机或高电感负载', '10 / 8', '电动机就地切断'],
          ],
          { firstBold: true },
        ),
        figure(
          derating([
            {
              name: 'HG1-160',
              points: [
                [20, 100],
                [40, 100],
                [50, 93],
                [60, 85],
                [70, 76],
              ],
            },
            {
              name: 'HGR1-160（NH00）',
              points: [
                [20, 100],
                [35, 100],
                [45, 92],
                [55, 84],
                [70, 70],
              ],
            },
          ]),
          '图 1　封闭柜体内的温度降容；HGR1 同时受熔断体功耗限制',
        ),
        note('HGR1 的允许电流取决于熔断体功耗：每相功耗超过 12 W（NH00）或 34 W（NH2）时，请选低损耗熔断体或把负载降到 0.8 倍。'),
      ],
    },
    {
      id: 'code',
      title: '型号与订货代码',
      blocks: [
        orderingCode({
          products: ['164', '165', '166', '167', '168'],
          example: 'HG1-160 125 3 E',
          prefix: [
            ['HG1', '系列', 'HG1 负荷隔离开关；HG3 导轨式；HGR1 熔断器式'],
            ['160', '壳架', '100、160、400、630'],
          ],
          words: { 'thermal-current': '见参数表', poles: '1、2（HG3）；3；4' },
          accessory: ['K', '附件', 'K：辅助触头；T：端子罩；B：60 mm 母线系统座（HGR1）'],
        }),
      ],
    },
    { id: 'size', title: '外形尺寸', blocks: [dimensionFigure('isolator-160', '图 2　HG1-160 3P（单位 mm）', 96)] },
  ],
})
