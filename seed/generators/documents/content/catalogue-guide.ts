import { facts, features, gallery } from '../blocks/features'
import { product } from '../core/fixtures'
import { figure, h3, list, note, p, table } from '../core/html'
import { picture } from '../core/picture'
import { board } from '../schematic/board-diagram'
import { transfer } from '../schematic/distribution-diagrams'
import { catalogue } from './catalogue'

const tile = async (id: string): Promise<[string, string]> => [await picture(product(id).cover, 300), product(id).model]
const tiles = async (...ids: string[]) => gallery(await Promise.all(ids.map(tile)))

export const guide = catalogue({
  id: 1023,
  name: '恒沃电气产品选型指南（2026 版）',
  file: 'product-selection-guide-2026.pdf',
  products: [],
  publishedAt: '2026-10-15 09:00',
  edition: '2026 版',
  number: 'HELVO-G-2026',
  kind: '产品选型指南',
  title: '产品选型指南',
  subtitle: '从变压器低压侧到末端插座：按电压、电流、短路容量与使用环境逐步缩小范围。',
  lead: '这本指南给不知道从哪里开始的人。它不代替各系列样本，只回答四个问题：系统里有哪些位置，每个位置该选什么，怎样核对，哪里找到更详细的资料。',
  picture: 'scenes/switchgear-room.webp',
  scene: true,
  sort: 5,
  remarks: [
    '各章给出的型号为起点，最终型号以系列样本与设计计算为准。',
    '在线选型工具与样本下载见网站“服务与支持”，工程师热线 400-000-0000。',
  ],
  sections: () => [
    {
      id: 'system',
      title: '一、先认清位置',
      blocks: [
        facts(
          ['6300', 'A', '低压总进线的最大额定电流'],
          ['120', 'kA', '万能式断路器的极限分断能力'],
          ['1', 'A', '末端小型断路器的最小额定电流'],
          ['73', '种', '本指南覆盖的产品型号'],
        ),
        table(
          ['位置', '典型电流', '短路水平', '首选', '备选'],
          [
            ['变压器进线、母联', '630〜6,300 A', '25〜100 kA', 'HA1', '—'],
            ['双电源进线', '16〜630 A', '10〜70 kA', 'HQ2、HQ3', 'HA1 + 联锁'],
            ['馈线', '16〜800 A', '10〜70 kA', 'HM3、HM3E', 'HGR1'],
            ['电动机', '0.1〜205 A', '10〜50 kA', 'HP2 + HC1', 'HM3 + HC1 + HR1'],
            ['调速与软起', '17〜320 A', '≤ 50 kA', 'HV500、HSS', '—'],
            ['楼层与户内', '6〜125 A', '≤ 15 kA', 'HB1、HBL1', 'HBZ'],
            ['过电压', '—', '—', 'HU1', '—'],
            ['计量与监测', '—', '—', 'HPM、HEM', 'HGW'],
          ],
          { caption: '系统位置与系列', firstBold: true },
        ),
      ],
    },
    {
      id: 'current',
      title: '二、额定电流与环境',
      blocks: [
        p(
          '先算计算电流，再按环境放大。柜内温度高于产品的标定温度、海拔高于 2,000 m、谐波含量高或多台并列时，各乘一个系数；系数见系列样本。',
        ),
        table(
          ['影响', '判别', '处理'],
          [
            ['柜内温度', '热磁式以 40 ℃ 标定，小型断路器以 30 ℃ 标定', '查温度修正表，必要时上选一档'],
            ['海拔', '> 2,000 m', '同时修正 Ue 与 In'],
            ['谐波', 'THDi > 15 %', '中性线按相线等截面，N 极 100 %'],
            ['并列', '≥ 4 台满载', '小型断路器乘 0.85〜0.90'],
            ['潮湿、盐雾、粉尘', '污染等级 3 以上', '提高柜体防护，选防腐型'],
          ],
          { firstBold: true },
        ),
        tiles('150', '153', '158', '190'),
      ],
    },
    {
      id: 'short',
      title: '三、短路与选择性',
      blocks: [
        list(
          [
            '由变压器容量与阻抗求母线预期短路电流，线路末端用电缆阻抗折减。',
            '断路器的 Ics 不小于安装点的预期短路电流；进线另看 Icw 与 Icm。',
            '上下级按《HM3 系列选择性与级联配合表》核对，重要负荷取选择性，末端可取级联。',
            '末端单相接地故障电流应大于瞬时整定值的 1.3 倍，否则加剩余电流保护。',
          ],
          true,
        ),
        table(
          ['变压器（kVA）', '额定电流（A）', 'uk（%）', '母线 Ik（kA）', '进线断路器', '典型馈线'],
          [
            ['630', '909', '4', '22.2', 'HA1-1600 / 1,000 A', 'HM3-250 M'],
            ['1000', '1443', '6', '23.5', 'HA1-1600 / 1,600 A', 'HM3-250 M'],
            ['1250', '1804', '6', '29.2', 'HA1-2000 / 2,000 A', 'HM3-250 M'],
            ['1600', '2309', '6', '37.1', 'HA1-4000 / 2,500 A', 'HM3-400 M'],
            ['2000', '2887', '6', '46.0', 'HA1-4000 / 3,200 A', 'HM3-400 M'],
            ['2500', '3608', '6', '57.0', 'HA1-4000 / 4,000 A', 'HM3E-630 H'],
          ],
          { caption: '变压器与断路器', align: 'cccccc' },
        ),
      ],
    },
    {
      id: 'motor',
      title: '四、电动机',
      blocks: [
        features(
          ['起停频率', '每小时起停超过 600 次，按电寿命曲线选上一档接触器。'],
          ['负载惯量', '风机、离心机起动超过 10 s，选 20 级脱扣。'],
          ['连续工艺', '要求短路后立即恢复的，选 2 类配合。'],
        ),
        tiles('175', '170', '178', '180'),
        note('单相接地或断相都会在三分钟内烧毁一台电动机，任何方案都应保留断相保护。', 'warning'),
      ],
    },
    {
      id: 'end',
      title: '五、末端与人身防护',
      blocks: [
        figure(board(), '图 1　户内配电箱示例'),
        table(
          ['场所', '剩余电流', '类型'],
          [
            ['住宅插座、浴室', '30 mA', 'A 型'],
            ['充电桩', '30 mA（DC 侧 ≥ 6 mA 检测）', 'B 型'],
            ['变频器支路', '300 mA', 'B 型'],
            ['总进线防火', '300 mA', 'A-S 型'],
            ['农村与室外', '30 mA', 'A 型'],
          ],
          { firstBold: true },
        ),
        h3('过电压'),
        p('总配电箱装 HU1-100，楼层箱装 HU1-40，弱电与设备前端装 HU1-20，光伏直流侧装 HU1-PV；连接导线总长不超过 0.5 m。'),
      ],
    },
    {
      id: 'double',
      title: '六、双电源与数字化',
      blocks: [
        figure(transfer('HQ2'), '图 2　双电源自动转换'),
        list([
          '消防设备选 PC 级，或仅带瞬时脱扣的 CB 级；一般负荷选 CB 级。',
          '一条 RS485 总线 32 台以内；超过时用两路或 LoRa。',
          '要求电能质量分析的进线选 HPM-96，其余馈线选 HPM-72 与 HEM-3T。',
        ]),
        tiles('161', '206', '212', '211'),
      ],
    },
  ],
})
