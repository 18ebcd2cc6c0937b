import { dimensionPair } from '../blocks/dimensions'
import { characteristics, residual } from '../charts/trip-curves'
import { needed } from '../core/fixtures'
import { figure, h3, list, note, p, table } from '../core/html'
import { board } from '../schematic/board-diagram'
import { cabinetForms, cabinetFront } from '../schematic/cabinet'
import { residualCurrent, surge } from '../schematic/distribution-diagrams'
import { fourWire, gatewayTopology, photovoltaic, smartBreakers } from '../schematic/metering-diagrams'
import { manual } from './manual'

export const terminalManuals = [
  manual({
    id: 1080, name: 'HB1 系列小型断路器 使用说明书', file: 'manual-hb1.pdf', products: ['188', '189', '190', '191', '192', '193'], edition: '2026 版', publishedAt: '2026-06-12 10:00',
    title: 'HB1 系列小型断路器', number: 'HELVO-M-HB1', picture: '190',
    safety: ['接线前断开上级开关并验电。', '短路跳闸后，排除故障再合，合两次仍跳应停用检修。', '软导线必须压管形端头。', '不得以小型断路器代替隔离与检修挂锁之外的安全措施。'],
    chapters: () => [
      { title: '安装', blocks: [figure(board(), '图 1　典型户内箱'), dimensionPair(['mcb-1p', '图 2　1P'], ['mcb-3p', '图 3　3P']), table(['型号', '导线（mm²）', '剥线', '力矩'], [['HB1-63', needed('190', /接线能力/), '12 mm', needed('190', /紧固力矩/)], ['HB1-125', needed('192', /接线能力/), '15 mm', needed('192', /紧固力矩/)], ['HB1-DPN', needed('193', /接线能力/), '10 mm', needed('193', /紧固力矩/)]], { firstBold: true }), list(['卡入 35 mm 导轨，上下进线均可。', '汇流排插入后逐极检查是否到位。', '附件拼装在左侧，先装 OF 后装 SD，最多三个。'])] },
      { title: '选择与动作', blocks: [figure(characteristics([['B', 3, 5], ['C', 5, 10], ['D', 10, 20]]), '图 4　脱扣特性'), table(['特性', '用途'], [['B', '住宅、长线路、发电机供电'], ['C', '照明、插座、一般动力'], ['D', '变压器、电动机、起动冲击大']], { firstBold: true }), note('IEC 60898-1 的 Icn 面向非专业人员使用的场所，IEC 60947-2 的 Icu 面向工业；比较时请看清所依标准。')] },
      { title: '附件接线', blocks: [p('OF：11–12 常闭、11–14 常开；SD：91–92、91–94。MN 欠压线圈在 0.7 Ue 以下脱扣，0.85 Ue 以上可合；MX 分励适合远方切断，通电 1 s 内完成。')] },
    ],
    faults: [['频繁跳', '过载；并列过热', '分散回路'], ['合不上', '短路未除；MN 未通电', '逐路排查'], ['发热', '力矩不足', '复紧'], ['手柄松', '机构损坏', '更换']],
    care: [['外观', '每 12 个月', '无变色'], ['力矩', '首年一次，之后每 24 个月', '扭力螺丝刀'], ['操作', '每 12 个月', '合分一次']],
  }),
  manual({
    id: 1081, name: 'HBL1 / HL1 剩余电流保护电器 使用说明书', file: 'manual-hbl1-hl1.pdf', products: ['194', '195', '196', '197'], edition: '2026 版', publishedAt: '2026-04-29 14:30',
    title: 'HBL1 / HL1 剩余电流保护电器', number: 'HELVO-M-HL1', picture: '194',
    safety: ['剩余电流保护不能防止同时触及相线与中性线的触电。', 'HL1 不带过载与短路保护，必须前置断路器或熔断器。', '每月按一次试验按钮，不脱扣的立即停用。', '下级中性线不得接地，也不得与其他回路共用。'],
    chapters: () => [
      { title: '类型与用途', blocks: [table(['型号', '类型', 'IΔn', '脱扣方式', '用途'], [['HBL1-63', needed('194', /剩余电流类型/), needed('194', /剩余动作电流/), '电子式', '插座、户外'], ['HL1-40', needed('195', /剩余电流类型/), needed('195', /剩余动作电流/), needed('195', /脱扣方式/), '单相'], ['HL1-63', needed('196', /剩余电流类型/), needed('196', /剩余动作电流/), needed('196', /脱扣方式/), '三相'], ['HL1B-63', needed('197', /剩余电流类型/), needed('197', /剩余动作电流/), '电子与电磁', '充电桩、变频器']], { firstBold: true }), p('HBL1-63 为电子式，电源电压低于 195 V 时不能保证脱扣；对电压波动大的农网，宜选 HL1 加断路器。')] },
      { title: '接线', blocks: [figure(residualCurrent(), '图 1　接线正误'), dimensionPair(['rcbo-2p', '图 2　HBL1-63'], ['rccb-4p', '图 3　HL1-63']), list(['N 线接标有 N 的端子，三相四线勿接错位。', '四极产品单相使用时，按铭牌图把 L、N 接在带试验回路的极上。', '力矩 2.5 N·m。'])] },
      { title: '试验', blocks: [figure(residual(true), '图 4　分断时间'), list(['按 T 按钮脱扣，手柄落下。', '用剩余电流测试仪在 IΔn 下测，一般型不大于 0.3 s，HBL1 不大于 0.1 s。', '合闸后不再脱扣即正常。'], true)] },
    ],
    faults: [['合不上', '线路漏电；N 与 PE 相连', '逐路断开查找'], ['雷雨误动', '浪涌', '改选 S 型或加 SPD'], ['按钮不动作', '电压不足；接线缺 N', '查接线'], ['变频器误动', '高频漏电流', '用 B 型，缩短电缆']],
    care: [['试验按钮', '每月', '一次'], ['动作时间', '每 12 个月', '仪器测量'], ['寿命', '10 年', '更换']],
  }),
  manual({
    id: 1082, name: 'HU1 系列电涌保护器 使用说明书', file: 'manual-hu1.pdf', products: ['198', '199', '200', '205'], edition: '2026 版', publishedAt: '2026-06-26 10:10',
    title: 'HU1 系列电涌保护器', number: 'HELVO-M-HU1', picture: '198',
    safety: ['雷雨时不得安装、检修。', '后备熔断器不大于铭牌值。', '模块拔出时底座可能带电。', '做绝缘试验前拔下模块。'],
    chapters: () => [
      { title: '安装位置', blocks: [table(['型号', '位置', 'Uc', 'Up', '后备'], [['HU1-100', '总配电箱', needed('199', /最大持续/), needed('199', /Up/), needed('199', /后备/)], ['HU1-40', '楼层箱', needed('198', /最大持续/), needed('198', /Up/), needed('198', /后备/)], ['HU1-20', '设备前端', needed('200', /最大持续/), needed('200', /Up/), needed('200', /后备/)], ['HU1-PV', '光伏汇流箱', needed('205', /Ucpv/), needed('205', /Up/), '见铭牌']], { firstBold: true })] },
      { title: '接线', blocks: [figure(surge(), '图 1　TN-S 系统接线'), list(['连接线 a + b 不大于 0.5 m，尽量 V 形接线。', '相线 4–16 mm²，PE 线不小于 16 mm²。', 'TT 系统采用 3+1 接法，N–PE 用间隙型。'])] },
      { title: '状态与更换', blocks: [table(['窗口', '遥信', '处理'], [['绿', '11–12 通', '正常'], ['红', '11–14 通', '更换模块']], { firstBold: true }), note('同一底座的各极模块颜色键位不同，不能互换。'), figure(photovoltaic(), '图 2　光伏直流侧 Y 形接线')] },
    ],
    faults: [['窗口红', '多次大电流；过电压', '更换，查中性线'], ['后备熔断', '短路劣化', '换模块与熔芯'], ['遥信不变', '线断', '量触点'], ['残压过高', '接线过长', '缩短连线']],
    care: [['外观', '每次雷雨季前后', '看窗口'], ['接地电阻', '每 12 个月', '≤ 4 Ω'], ['力矩', '每 12 个月', '3 N·m']],
  }),
  manual({
    id: 1083, name: 'HPM-96 多功能电力仪表 使用说明书', file: 'manual-hpm-96.pdf', products: ['206', '207', '208'], edition: '2025 版', publishedAt: '2025-04-22 09:00',
    title: 'HPM-96 / HPM-72 电力仪表', number: 'HELVO-M-HPM', picture: '206',
    safety: ['电流互感器二次严禁开路，拆表前短接 S1、S2。', '电压回路加 1 A 熔断器。', '辅助电源不得取自被测 PT。', '检查接线时先断电。'],
    chapters: () => [
      { title: '安装与接线', blocks: [table(['型号', '开孔', '外形'], [['HPM-96', needed('206', /面板开孔/), needed('206', /外形/)], ['HPM-96L', needed('207', /面板开孔/), needed('207', /外形/)], ['HPM-72', needed('208', /面板开孔/), needed('208', /外形/)]], { firstBold: true }), figure(fourWire(), '图 1　三相四线经互感器接线'), list(['从面板前插入，背面用两枚卡夹固定。', 'RS485 用屏蔽双绞线，首末端 120 Ω。', '辅助电源 AC/DC 85–265 V，功耗不大于 5 VA。'])] },
      { title: '设置', blocks: [list(['长按 SET 3 s，密码 0001。', 'CT 一次值、PT 变比、接线方式（3P4L、3P3L、1P）。', '地址 1–247，波特率 1200–38400。', '报警：欠压、过流、需量，可驱动两路继电器。', '清电能须输入二级密码。']), table(['页面', '内容'], [['U', '三相电压、线电压'], ['I', '三相电流、不平衡'], ['P', '有功、无功、视在、功率因数'], ['E', '四象限电能'], ['H', '谐波 2–63 次'], ['D', '需量与最大值']], { firstBold: true })] },
      { title: '通信', blocks: [table(['寄存器', '内容', '类型'], [['0x0000', 'Ua、Ub、Uc', 'float'], ['0x0006', 'Uab、Ubc、Uca', 'float'], ['0x000C', 'Ia、Ib、Ic', 'float'], ['0x0018', 'P、Q、S', 'float'], ['0x0030', 'f、PF', 'float'], ['0x0100', '正向有功电能', 'uint32'], ['0x0200', '谐波总畸变率', 'float']], { firstBold: true })] },
    ],
    faults: [['电流为零', 'S1、S2 短接未拆', '检查'], ['功率为负', '互感器反向', '换 S1、S2'], ['通信超时', '地址、波特率', '核对'], ['显示偏差大', '变比错', '重设']],
    care: [['校验', '每 5 年', '误差'], ['端子', '每 12 个月', '紧固'], ['时钟', '每 12 个月', '校时']],
  }),
  manual({
    id: 1084, name: 'HBZ 智能断路器与 HGW-300 网关 使用说明书', file: 'manual-hbz-hgw.pdf', products: ['211', '212', '213'], edition: '2026 版', publishedAt: '2026-09-25 09:30',
    title: 'HBZ 智能断路器与 HGW-300 网关', number: 'HELVO-M-HBZ', picture: '211',
    safety: ['远方合闸前确认现场无人；检修时把手柄锁在断开位置。', '短路、过载脱扣后远方合闸被闭锁，须就地查明原因后复位。', '网关首次登录须改口令。', '天线与高压带电体保持 1 m 以上。'],
    chapters: () => [
      { title: '安装', blocks: [figure(smartBreakers(), '图 1　断路器与网关接线'), dimensionPair(['gateway-iot', '图 2　HGW-300']), list(['断路器装 35 mm 导轨，进线在上。', '通信线远离动力线 100 mm。', `网关电源 ${needed('212', /工作电源/)}，功耗 ${needed('212', /功耗/)}。`])] },
      { title: '断路器设置', blocks: [table(['参数', '范围', '出厂'], [['地址', '1–247', '1'], ['过压', '250–290 V', '275 V'], ['欠压', '160–190 V', '退出'], ['过温', '60–110 °C', '85 °C'], ['重合次数', '1–3', '退出'], ['重合延时', '10–300 s', '60 s'], ['限功率', '10–100 %', '退出']], { firstBold: true, align: 'lcc' }), note('消防、应急照明回路必须保持欠压与限功率退出。')] },
      { title: '网关组网', blocks: [figure(gatewayTopology(), '图 3　上下行连接'), list(['浏览器访问出厂地址，登录后立即修改口令。', '扫描总线，自动识别型号并生成测点。', '上行：MQTT 填写服务器、证书；Modbus-TCP 端口 502；104 规约端口 2404。', '离线存储 30 天，恢复后按时标补传。'], true), h3('安全'), p('启用 TLS 与双向证书；关闭不用的维护端口；固件只接受签名包；每次参数变更记录操作者、时间与新旧值。')] },
    ],
    faults: [['不能远合', '闭锁；挂锁；欠压', '看事件'], ['通信断', '总线分叉；末端电阻', '改手拉手'], ['温度高', '压接松', '停电紧固'], ['平台无数据', '证书、时钟', '校时']],
    care: [['固件', '按通知', '签名升级'], ['端子温度', '每月', '看趋势'], ['SIM 卡', '每年', '查余量']],
  }),
  manual({
    id: 1085, name: 'GCK / HMNS 低压开关柜 安装维护手册', file: 'manual-gck-hmns.pdf', products: ['214', '216'], edition: '2025 版', publishedAt: '2025-09-23 10:40',
    title: 'GCK / HMNS 低压开关柜', number: 'HELVO-M-GCK', picture: '214',
    safety: ['柜重 300–900 kg，起吊用四角吊环，夹角不大于 60°。', '抽屉在试验位置才能拔出。', '母线带电时不得打开母线室。', '一次操作一人监护，执行操作票。'],
    chapters: () => [
      { title: '就位与并柜', blocks: [list(['基础槽钢水平度每米不大于 1 mm，全长不大于 3 mm。', '从中间向两侧并柜，M10 螺栓 40 N·m。', '接地排每隔两柜与接地网连接。', '并柜后装主母线，搭接 M12 70 N·m，涂力矩线。'], true), table(['环境', '要求'], [['温度', '−5 〜 +40 ℃，24 h 平均 ≤ 35 ℃'], ['相对湿度', '40 ℃ 时 ≤ 50 %'], ['海拔', '≤ 2000 m']], { firstBold: true }), figure(cabinetFront(), '图 1　柜列布置示例'), figure(cabinetForms(), '图 2　内部隔离形式')] },
      { title: '抽屉操作', blocks: [table(['手柄位置', '主回路', '抽屉', '可挂锁'], [['ON', '合', '锁住', '否'], ['OFF', '分', '锁住', '是'], ['TEST', '分', '二次通', '是'], ['MOVE', '分', '可抽', '是']], { firstBold: true, align: 'lccc' }), list(['抽出：分闸 → TEST → MOVE → 拉出到限位。', '放入：对准导轨推入，到位后转 TEST，再 OFF。', '不得强行推拉。'])] },
      { title: '投运与例行检验', blocks: [list(['外观、名牌、接线与图样一致。', '接地连续性不大于 0.1 Ω。', 'AC 2500 V（主回路）、1500 V（二次）耐压 1 s。', '联锁、抽屉互换、功能试验。', '送电顺序：进线 → 母线 → 馈线。'], true)] },
    ],
    faults: [['抽屉插不到位', '导轨异物', '清除'], ['二次接触不良', '插件针弯', '校正'], ['母线过热', '搭接松', '停电复紧'], ['联锁失灵', '拉杆变形', '更换']],
    care: [['除尘、紧固', '每 12 个月', '停电'], ['红外测温', '每 3 个月', '接头 ≤ 90 ℃'], ['抽屉操作', '每 6 个月', '推拉一次'], ['例行试验', '每 5 年', '绝缘、联锁']],
  }),
]
