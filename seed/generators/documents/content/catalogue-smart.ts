import { comparison } from '../blocks/comparison'
import { dimensionFigure, dimensionPair } from '../blocks/dimensions'
import { coreFunctions, features } from '../blocks/features'
import { orderingCode } from '../blocks/ordering-code'
import { productSheet } from '../blocks/product-sheet'
import { meterError } from '../charts/other-curves'
import { characteristics } from '../charts/trip-curves'
import { figure, h3, list, note, p, table } from '../core/html'
import { fourWire, gatewayTopology, smartBreakers } from '../schematic/metering-diagrams'
import { catalogue } from './catalogue'

export const hpm = catalogue({
  id: 1019,
  name: 'HPM / HEM 系列电力仪表与电能表 产品样本',
  file: 'hpm-hem-series-catalogue.pdf',
  products: ['206', '207', '208', '209', '210'],
  publishedAt: '2025-11-12 10:20',
  edition: '2025 版',
  number: 'HELVO-C-HPM',
  title: 'HPM / HEM 电力仪表与电能表',
  subtitle: 'HPM 面板式多功能仪表 96 与 72 两种尺寸，HEM 导轨式三相、单相电能表，0.5S 级与 1 级。',
  lead: '配电系统的数据从表开始：进线用 HPM-96 看电能质量，馈线用 HPM-72 省面板，分项与租户计量用 HEM。所有型号共用一套 Modbus 地址编排，网关不用逐台适配。',
  picture: '206',
  sort: 180,
  remarks: [
    '用于贸易结算的电能表须经法定计量检定，本样本数据不代替检定证书。',
    '互感器二次回路严禁开路，更换仪表前先短接。',
    'RS485 总线采用手拉手接线，首末端各接 120 Ω。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        coreFunctions('206'),
        comparison(
          ['206', '207', '208', '209', '210'],
          [
            ['电压', /额定电压|参比电压/],
            ['电流', /额定电流|电流规格/],
            ['有功精度', /有功电能|有功精度/],
            ['谐波', /谐波/],
            ['通信规约', /通信规约/],
            ['工作温度', /工作温度/],
            ['外形尺寸', /外形尺寸/],
            ['开孔 / 安装', /面板开孔|安装方式/],
          ],
          '主要参数对照',
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: ['206', '207', '208', '209', '210'].map(productSheet) },
    {
      id: 'accuracy',
      title: '精度与接线',
      blocks: [
        figure(meterError(0.5, 1, 1, 5), '图 1　HPM-96 有功电能典型误差与 0.5S 级误差限（IEC 62053-22）'),
        figure(fourWire(), '图 2　三相四线经互感器接线'),
        table(
          ['地址', '内容', '类型', '单位'],
          [
            ['0x0000', 'A、B、C 相电压', 'float × 3', 'V'],
            ['0x0006', 'AB、BC、CA 线电压', 'float × 3', 'V'],
            ['0x000C', 'A、B、C 相电流', 'float × 3', 'A'],
            ['0x0018', '总有功、无功、视在功率', 'float × 3', 'kW、kvar、kVA'],
            ['0x0030', '频率、功率因数', 'float × 2', 'Hz、—'],
            ['0x0100', '正向、反向有功电能', 'uint32 × 2', '0.01 kWh'],
          ],
          { caption: 'Modbus 主要寄存器（功能码 03H）', firstBold: true },
        ),
      ],
    },
    {
      id: 'code',
      title: '型号与外形',
      blocks: [
        orderingCode({
          products: ['206', '207', '208', '209', '210'],
          example: 'HPM-96 5 E H 24',
          prefix: [['HPM-96', '型号', 'HPM-96、96L、72；HEM-3T、HEM-1']],
          words: {
            'secondary-current': '5、1；HEM：直接接入',
            'second-communication': 'E 以太网；R 第二路 RS485；空',
            functions: 'H 谐波；T 费率；空：基本',
            supply: '空：AC/DC 85〜265 V；24：DC 24 V（HPM）',
          },
          others: ['HEM', 'AC', 'DC', '85', '265', 'V'],
        }),
        dimensionFigure('meter-panel-96', '图 3　HPM-96（单位 mm）', 76),
      ],
    },
  ],
})

export const hbz = catalogue({
  id: 1020,
  name: 'HBZ 智能断路器与 HGW 智能网关 产品样本',
  file: 'hbz-hgw-catalogue.pdf',
  products: ['211', '212', '213'],
  publishedAt: '2026-09-24 10:30',
  edition: '2026 版',
  number: 'HELVO-C-HBZ',
  title: 'HBZ 智能断路器与网关',
  subtitle: '16〜125 A 可测、可控、可重合的末端断路器，与汇聚 64 台设备、断网续存 30 天的网关。',
  lead: '智能断路器回答三个问题：哪一路断了、为什么断、能不能合。网关把答案按时标带到平台，也在断网时就地作出判断。',
  picture: '211',
  sort: 190,
  remarks: [
    '远方合闸前须确认现场无人作业；检修时请将手柄锁在断开位置，此时远方命令无效。',
    '网关首次登录必须修改初始口令，维护端口默认关闭。',
    'LoRa 频段为 470〜510 MHz，出口产品请确认当地频率规定。',
  ],
  sections: () => [
    {
      id: 'range',
      title: '系列总览',
      blocks: [
        coreFunctions('211'),
        comparison(
          ['213', '211'],
          [
            ['额定电流 In', /^额定电流 In/],
            ['分断能力', /分断能力|短路能力/],
            ['脱扣特性', /脱扣特性/],
            ['电压、电流精度', /精度/],
            ['远方合分时间', /远方/],
            ['通信', /^通信|LoRa/],
            ['外形尺寸', /外形尺寸/],
          ],
          '断路器对照',
        ),
        features(
          ['先保护，后智能', '过载与短路由热磁脱扣器完成，模块失电不影响分断。'],
          ['就地可操作', '手柄与面板按键始终有效，挂锁后远方命令闭锁。'],
          ['事件带时标', '断路器保存 500 条，网关续存 30 天，恢复后按序补传。'],
        ),
      ],
    },
    { id: 'sheets', title: '产品与技术参数', blocks: ['211', '213', '212'].map(productSheet) },
    {
      id: 'network',
      title: '组网',
      blocks: [
        figure(gatewayTopology(), '图 1　网关上下行连接'),
        figure(smartBreakers(), '图 2　HBZ-125 的 RS485 接线，地址由面板设置'),
        table(
          ['方案', '台数', '轮询周期', '适用'],
          [
            ['单总线 RS485，19,200 bit/s', '≤ 32', '约 6 s', '单个配电箱'],
            ['双总线 RS485', '≤ 64', '约 6 s', '一间配电房'],
            ['LoRa', '≤ 200', '1〜5 min', '楼层分散、路灯、基站'],
          ],
          { firstBold: true, align: 'lccl' },
        ),
        h3('重合闸的闭锁条件'),
        list(['短路或过载脱扣之后；', '手柄在断开位置并挂锁；', '端子温度高于设定的报警值；', '设定次数内未成功，或上级已失压。']),
      ],
    },
    {
      id: 'curve',
      title: '保护特性与外形',
      blocks: [
        figure(
          characteristics([
            ['C', 5, 10],
            ['D', 10, 20],
          ]),
          '图 3　HBZ-125 脱扣特性',
        ),
        dimensionPair(['gateway-iot', '图 4　HGW-300'], ['mcb-3p', '图 5　同导轨的 HB1-63 3P，供布置对照']),
      ],
    },
    {
      id: 'code',
      title: '型号与订货代码',
      blocks: [
        orderingCode({
          products: ['211', '213'],
          example: 'HBZ-125 3 C 63 R',
          prefix: [['HBZ-125', '型号', 'HBZ-63、HBZ-125']],
          words: {
            poles: '1（HBZ-63）；3（HBZ-125）',
            curve: 'C；D（HBZ-125）',
            'rated-current': { name: 'In（A）', choices: '见参数表' },
            communication: 'R：RS485；L：LoRa；RL：两者',
          },
        }),
        note('HGW-300：RS485 汇聚、以太网与 4G 上行；HGW-300L：增加 LoRa 接入。'),
        p('软件配套：参数批量下发、策略导出、固件签名升级均在网关网页内完成，无须另装客户端。'),
      ],
    },
  ],
})
