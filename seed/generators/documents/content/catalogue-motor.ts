import { comparison } from '../blocks/comparison'
import { dimensionFigure, dimensionPair } from '../blocks/dimensions'
import { coreFunctions, features } from '../blocks/features'
import { orderingCode } from '../blocks/ordering-code'
import { productSheet } from '../blocks/product-sheet'
import { contactorLife, derating, driveTorque } from '../charts/other-curves'
import { tripClasses } from '../charts/trip-curves'
import { figure, h3, note, p, table } from '../core/html'
import { directOnLine, drive } from '../schematic/motor-diagrams'
import { catalogue } from './catalogue'

const contactors = ['169', '172', '170', '173', '171_2']

export const hc1 = catalogue({
  id: 1009,
  name: 'HC1 系列交流接触器 产品样本',
  file: 'hc1-series-catalogue.pdf',
  products: ['169', '170', '171_2', '172', '173'],
  publishedAt: '2025-04-08 09:20',
  edition: '2025 版',
  number: 'HELVO-C-HC1',
  title: 'HC1 系列交流接触器',
  subtitle: 'AC-3 12〜205 A，AC 400 V 下 5.5〜110 kW，交流、直流与宽电压电子线圈。',
  lead: 'HC1 系列按电动机功率分五个代表规格，附件通用：辅助触头、延时头和机械联锁从正面或侧面扣装，无须工具。选型先看使用类别与电寿命，再看线圈电压。',
  picture: '170',
  sort: 80,
  remarks: [
    'AC-4（点动、反接制动）工况请按 AC-4 电流而非 AC-3 电流选型。',
    '线圈端电压应保持在 0.85〜1.1 Uc 之内；控制电缆过长时校核压降与电容耦合。',
    '两台接触器正反转使用时必须加装机械联锁，并在控制回路设电气互锁。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        coreFunctions('170'),
        comparison(
          contactors,
          [
            ['Ie（AC-3，400 / 690 V）', /额定工作电流 Ie（AC-3/],
            ['电动机功率（230 / 400 / 690 V）', /电动机功率/],
            ['绝缘电压 Ui', /绝缘电压/],
            ['Ie（AC-4，400 V）', /AC-4/],
            ['gG 熔断器（1 类 / 2 类）', /熔断器/],
            ['线圈功耗', /线圈功耗/],
            ['机械寿命 / 电寿命', /机械寿命/],
            ['操作频率', /操作频率/],
            ['外形尺寸', /外形尺寸/],
          ],
          '主要参数对照',
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: contactors.map(productSheet) },
    {
      id: 'life',
      title: '电寿命',
      blocks: [
        figure(
          contactorLife([
            ['HC1-12', 12, 2],
            ['HC1-32', 32, 1.6],
            ['HC1-65', 65, 1.4],
            ['HC1-95', 95, 1.1],
            ['HC1-205', 205, 0.8],
          ]),
          '图 1　AC 400 V 下电寿命与分断电流的关系：AC-3 取 Ie，AC-4 取 6 Ie',
        ),
        note(
          '示例：30 kW 水泵，Ie 约 57 A，每小时起停 20 次、每天 16 h、每年 300 天，十年约 96 万次。HC1-65 在 57 A 下电寿命约 170 万次，满足要求。',
        ),
      ],
    },
    {
      id: 'code',
      title: '型号与附件',
      blocks: [
        orderingCode({
          products: ['170', '169', '172', '173', '171_2'],
          example: 'HC1-65 11 M7',
          prefix: [
            ['HC1', '系列', '交流接触器'],
            ['65', '规格', '12、32、65、95、205'],
          ],
          words: { coil: 'B7：AC 24 V；F7：110 V；M7：220〜230 V；Q7：380〜400 V；BD：DC 24 V；E：宽电压电子线圈（205）' },
        }),
        table(
          ['附件', '型号', '安装', '数据'],
          [
            ['顶装辅助触头', 'HCA-20 / 11 / 02 / 22', '正面', 'AC-15：230 V 3 A'],
            ['侧装辅助触头', 'HCA-S11', '左、右', 'AC-15：230 V 3 A'],
            ['空气延时头', 'HCT-ON / OFF', '正面', '0.1〜30 s、10〜180 s'],
            ['机械联锁', 'HCL', '两台之间', '中心距见安装图'],
            ['浪涌抑制器', 'HCR-RC / V', '线圈端子', '限至 3 Uc / 2 Uc 以下'],
            ['星三角连线组', 'HCW-SD', '三台组合', 'HC1-12 至 HC1-95'],
          ],
          { firstBold: true },
        ),
      ],
    },
    {
      id: 'wiring',
      title: '典型接线与外形',
      blocks: [
        figure(directOnLine(), '图 2　直接起动：断路器、接触器与热过载继电器'),
        dimensionPair(['contactor-12', '图 3　HC1-12'], ['contactor-65', '图 4　HC1-65'], ['contactor-205', '图 5　HC1-205']),
      ],
    },
  ],
})

export const hp2 = catalogue({
  id: 1010,
  name: 'HP2 / HR1 系列电动机保护 产品样本',
  file: 'hp2-hr1-series-catalogue.pdf',
  products: ['174', '175', '176', '177'],
  publishedAt: '2026-06-16 09:40',
  edition: '2026 版',
  number: 'HELVO-C-HP',
  title: 'HP2 / HR1 电动机保护',
  subtitle: 'HP2 电动机保护断路器 0.1〜80 A，HR1 热过载继电器 0.1〜93 A，与 HC1 接触器组成经试验验证的起动组合。',
  lead: '电动机的损坏多数从过载和断相开始。HP2 把短路、过载、断相与手动操作合在一件产品里；HR1 直接插接于接触器下方，适合已有短路保护的回路。两种方案与 HC1 的 1 类、2 类配合均列表给出。',
  picture: '175',
  sort: 90,
  remarks: [
    '整定电流按电动机铭牌电流设置；星三角起动时，热继电器装在角接回路内的按 0.58 倍整定。',
    '脱扣后应待双金属片冷却 3〜5 min 再复位，并先查明过载原因。',
    '2 类配合短路后，接触器与过载继电器应仍可使用，允许触头轻微熔焊但可分开。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        coreFunctions('175'),
        comparison(
          ['175', '177', '174', '176'],
          [
            ['额定工作电压 Ue', /额定工作电压/],
            ['绝缘电压 Ui', /绝缘电压/],
            ['瞬时脱扣', /瞬时脱扣/],
            ['断相保护', /断相/],
            ['分断能力（AC 400 V）', /Icu.*400|Icu \/ Ics（AC 400/],
            ['辅助触头', /触头形式/],
            ['接线能力', /接线能力/],
            ['外形尺寸', /外形尺寸/],
          ],
          '主要参数对照',
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: ['175', '177', '174', '176'].map(productSheet) },
    {
      id: 'curves',
      title: '脱扣特性',
      blocks: [
        figure(
          tripClasses([
            ['10', 7],
            ['20', 14],
          ]),
          '图 1　三极对称负载下的脱扣特性；HP2 在 13〜14 In 处另有瞬时脱扣',
        ),
      ],
    },
    {
      id: 'combine',
      title: '起动组合（AC 400 V，2 类配合，Iq 50 kA）',
      blocks: [
        table(
          ['电动机功率（kW）', '额定电流（A）', 'HP2 断路器', '整定范围（A）', 'HC1 接触器'],
          [
            ['0.37', '1.1', 'HP2-32', '1〜1.6', 'HC1-12'],
            ['0.75', '1.9', 'HP2-32', '1.6〜2.5', 'HC1-12'],
            ['1.5', '3.6', 'HP2-32', '2.5〜4', 'HC1-12'],
            ['2.2', '5.0', 'HP2-32', '4〜6.3', 'HC1-12'],
            ['4', '8.5', 'HP2-32', '6〜10', 'HC1-32'],
            ['5.5', '11.5', 'HP2-32', '9〜14', 'HC1-32'],
            ['7.5', '15.5', 'HP2-32', '13〜18', 'HC1-32'],
            ['11', '22', 'HP2-32', '20〜25', 'HC1-32'],
            ['15', '29', 'HP2-32', '24〜32', 'HC1-32'],
            ['18.5', '36', 'HP2-80', '30〜40', 'HC1-65'],
            ['22', '42', 'HP2-80', '37〜50', 'HC1-65'],
            ['30', '57', 'HP2-80', '48〜65', 'HC1-65'],
            ['37', '69', 'HP2-80', '62〜80', 'HC1-95'],
          ],
          { align: 'ccccc' },
        ),
        h3('断路器加热继电器的组合'),
        table(
          ['电动机功率（kW）', '额定电流（A）', '断路器（单磁）', '接触器', '热继电器整定（A）'],
          [
            ['15', '29', 'HM3-125 M 3 S 40', 'HC1-32', 'HR1-36　28〜36'],
            ['30', '57', 'HM3-125 M 3 S 80', 'HC1-65', 'HR1-93　55〜70'],
            ['45', '85', 'HM3-125 H 3 S 125', 'HC1-95', 'HR1-93　80〜93'],
          ],
          { align: 'ccccc' },
        ),
        p('单磁断路器只作短路保护，瞬时整定取 10〜12 倍电动机电流；过载由热继电器切除，复位不必打开柜门。'),
      ],
    },
    {
      id: 'wiring',
      title: '接线与外形',
      blocks: [
        figure(directOnLine(), '图 2　断路器、接触器与热继电器的直接起动接线'),
        dimensionPair(['motor-breaker', '图 3　HP2-32'], ['overload-relay', '图 4　HR1-36']),
      ],
    },
    {
      id: 'code',
      title: '型号与订货代码',
      blocks: [
        orderingCode({
          products: ['175', '177', '174', '176'],
          example: 'HP2-32 9-14 10',
          prefix: [
            ['HP2', '系列', 'HP2 电动机保护断路器；HR1 热过载继电器'],
            ['32', '规格', 'HP2：32、80；HR1：36、93'],
          ],
          words: { 'setting-range': '见参数表', 'trip-class': '10（标准）；20（HP2-80、HR1-93 可订）' },
          accessory: ['A11', '附件', 'A11 辅助触头；FA 报警触头；SHT 分励；UVT 欠压；R 远方复位（HR1）'],
        }),
      ],
    },
  ],
})

export const hv = catalogue({
  id: 1011,
  name: 'HV500 变频器与 HSS 软起动器 产品样本',
  file: 'hv500-hss-catalogue.pdf',
  products: ['178', '179', '180', '181'],
  publishedAt: '2026-04-23 13:30',
  edition: '2026 版',
  number: 'HELVO-C-HV',
  title: 'HV500 变频器与 HSS 软起动器',
  subtitle: '3 AC 380〜480 V：变频器 7.5 kW 与 22 kW，软起动器 150 A 与 320 A，面向风机、水泵、输送与压缩机。',
  lead: '需要调速、节能或精确转矩的选变频器，只为降低起动冲击的选软起动器。两类产品共用通信地址表与参数编号规则，同一套调试软件即可设置。',
  picture: '178',
  sort: 100,
  remarks: [
    '变频器输入侧宜用断路器或快速熔断器保护，不可用接触器频繁通断来控制起停。',
    '电机电缆超过允许长度时加装输出电抗器或 du/dt 滤波器。',
    'STO 只切断转矩，不切断电压；电气检修前必须断电并等待直流母线放电 10 min。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        coreFunctions('178'),
        features(
          ['选变频器', '工艺要求流量、压力或速度连续变化；起动转矩大；希望功率因数接近 1。'],
          ['选软起动器', '恒速运行，起停不频繁；母线容量紧张；水泵需要软停防水锤。'],
          ['都不必选', '小于 5.5 kW 且允许直接起动时，HP2 加 HC1 更经济。'],
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: ['178', '179', '180', '181'].map(productSheet) },
    {
      id: 'curves',
      title: '特性',
      blocks: [
        figure(driveTorque(), '图 1　HV500 配标准异步电动机的转矩–频率特性'),
        figure(
          derating(
            [
              {
                name: '载波 4 kHz',
                points: [
                  [20, 100],
                  [40, 100],
                  [50, 85],
                  [60, 70],
                ],
              },
              {
                name: '载波 8 kHz',
                points: [
                  [20, 92],
                  [40, 92],
                  [50, 77],
                  [60, 62],
                ],
              },
            ],
            '环境温度（℃）',
            20,
            60,
          ),
          '图 2　输出电流与环境温度、载波频率',
        ),
      ],
    },
    {
      id: 'wiring',
      title: '接线',
      blocks: [
        figure(drive(), '图 3　HV500 主回路与控制端子'),
        table(
          ['端子', '功能', '规格'],
          [
            ['R、S、T', '电源输入', '3 AC 380〜480 V'],
            ['U、V、W', '电动机', '不得接电容'],
            ['P+、PB', '制动电阻', '7.5 kW ≥ 50 Ω；22 kW ≥ 20 Ω'],
            ['DI1–DI6', '数字输入', 'DC 24 V，PNP / NPN 可选'],
            ['AI1、AI2', '模拟输入', '0〜10 V、0/4〜20 mA，12 位'],
            ['AO1', '模拟输出', '0〜10 V、0/4〜20 mA'],
            ['RA、RB、RC', '继电器', 'AC 250 V 3 A'],
            ['STO1、STO2', '安全转矩关断', '双通道，DC 24 V，SIL 3'],
          ],
          { firstBold: true },
        ),
      ],
    },
    {
      id: 'size',
      title: '外形与订货',
      blocks: [
        dimensionFigure('inverter-7k5', '图 4　HV500 7.5 kW（单位 mm）', 86),
        orderingCode({
          products: ['178', '179', '181', '180'],
          example: 'HV500 7.5 4 C3 PN',
          prefix: [['HV500', '系列', 'HV500 变频器；HSS 软起动器']],
          words: {
            power: '7.5、22；HSS：75、160',
            voltage: '4：380〜480 V',
            emc: 'C3 标配；C2 选配',
            card: '空：Modbus RTU；TCP；PN：PROFINET；EC：EtherCAT',
          },
          // 软起动器的功率是型号的一部分。
          others: ['HSS', '75', '160', 'Modbus', 'RTU'],
        }),
      ],
    },
  ],
})
