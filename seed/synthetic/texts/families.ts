type Choices<T> = readonly [T, ...T[]]

/** What devices of one category have in common. */
export type Family = {
  noun: string
  /** How their models begin. */
  series: string
  /** Frame sizes in A, the size of the current in which they are built. */
  frames: Choices<number>
  poles: Choices<string>
  voltage: string
  /** Breaking capacities in kA. */
  capacities: Choices<number>
  standards: string
  use: string
}

const mccb: Family = {
  noun: '塑壳断路器',
  series: 'HM',
  frames: [63, 100, 125, 160, 250, 400, 630, 800],
  poles: ['3P', '4P', '2P'],
  voltage: 'AC 400 V / 690 V',
  capacities: [36, 50, 70, 85],
  standards: 'IEC 60947-2、GB/T 14048.2',
  use: '配电支路和电动机回路的过载与短路保护',
}
const mcb: Family = {
  noun: '小型断路器',
  series: 'HB',
  frames: [32, 40, 63, 80, 100, 125],
  poles: ['1P', '1P+N', '2P', '3P', '4P'],
  voltage: 'AC 230 V / 400 V',
  capacities: [6, 10, 15],
  standards: 'IEC 60898-1、GB/T 10963.1',
  use: '住宅、商业与工业末级回路的过载和短路保护',
}
const contactor: Family = {
  noun: '交流接触器',
  series: 'HC',
  frames: [12, 18, 25, 38, 65, 95, 150, 205],
  poles: ['3P', '4P'],
  voltage: 'AC 380 V / 660 V',
  capacities: [1, 3, 5],
  standards: 'IEC 60947-4-1、GB/T 14048.4',
  use: '频繁接通与分断电动机、电热和照明负载',
}

/** By the number of the category in the demo content. */
export const families: ReadonlyMap<number, Family> = new Map<number, Family>([
  [
    11,
    {
      ...mccb,
      noun: '万能式断路器',
      series: 'HA',
      frames: [1600, 2000, 2500, 3200, 4000, 5000, 6300],
      capacities: [65, 80, 100, 120],
      use: '变压器低压侧总进线、母联与大容量馈线',
    },
  ],
  [12, mccb],
  [
    13,
    {
      ...mccb,
      noun: '双电源自动转换开关',
      series: 'HQ',
      standards: 'IEC 60947-6-1、GB/T 14048.11',
      use: '消防、医疗和数据机房负荷的双电源切换',
    },
  ],
  [14, { ...mccb, noun: '隔离开关', series: 'HG', standards: 'IEC 60947-3、GB/T 14048.3', use: '检修隔离与进线总开关' }],
  [15, { ...mccb, noun: '熔断器式隔离开关', series: 'HGR', standards: 'IEC 60947-3、GB/T 14048.3', use: '短路电流高的馈线和电容补偿回路' }],
  [21, contactor],
  [22, { ...contactor, noun: '电动机保护断路器', series: 'HP', capacities: [50, 85, 100], use: '电动机过载、断相和短路的分级保护' }],
  [
    23,
    {
      ...contactor,
      noun: '变频器',
      series: 'HV',
      poles: ['3P'],
      standards: 'IEC 61800-5-1、GB/T 12668.501',
      use: '风机、水泵、输送与起重设备的调速',
    },
  ],
  [
    24,
    {
      ...contactor,
      noun: '按钮与信号灯',
      series: 'HY',
      frames: [6, 10, 16],
      standards: 'IEC 60947-5-1、GB/T 14048.5',
      use: '控制柜面板的操作与指示',
    },
  ],
  [
    25,
    {
      ...contactor,
      noun: '中间继电器',
      series: 'HJ',
      frames: [5, 10, 16, 30],
      standards: 'IEC 61810-1、GB/T 21711.1',
      use: '信号扩展与回路隔离',
    },
  ],
  [31, mcb],
  [32, { ...mcb, noun: '剩余电流动作断路器', series: 'HL', standards: 'IEC 61009-1、GB/T 16917.1', use: '接地故障与人身触电的保护' }],
  [
    33,
    {
      ...mcb,
      noun: '电涌保护器',
      series: 'HU',
      frames: [20, 40, 60, 80, 100],
      standards: 'IEC 61643-11、GB/T 18802.11',
      use: '总配电、楼层配电与设备前端的浪涌防护',
    },
  ],
  [34, { ...mcb, noun: '终端配电箱', series: 'HX', standards: 'IEC 61439-3、GB/T 7251.3', use: '户内、商铺和办公单元的末级配电' }],
  [
    35,
    {
      ...mcb,
      noun: '光伏直流断路器',
      series: 'HBZ',
      poles: ['2P', '4P'],
      voltage: 'DC 1,000 V / 1,500 V',
      standards: 'IEC 60947-2、GB/T 14048.2',
      use: '光伏汇流箱和逆变器直流侧的保护',
    },
  ],
  [
    41,
    {
      ...mcb,
      noun: '多功能电力仪表',
      series: 'HPM',
      frames: [5, 100, 250],
      standards: 'IEC 61557-12、GB/T 18216.12',
      use: '低压配电回路的电量测量与电能质量监测',
    },
  ],
  [
    42,
    {
      ...mcb,
      noun: '导轨式电能表',
      series: 'HEM',
      frames: [40, 60, 80, 100],
      standards: 'IEC 62053-21、GB/T 17215.321',
      use: '分项计量与能耗考核',
    },
  ],
  [43, { ...mcb, noun: '智能断路器', series: 'HS', use: '末级回路的遥测、遥信与远方分合' }],
  [
    51,
    {
      ...mccb,
      noun: '低压成套开关柜',
      series: 'HMNS',
      frames: [1600, 2500, 3200, 4000, 6300],
      standards: 'IEC 61439-2、GB/T 7251.12',
      use: '工厂、楼宇与数据中心的低压配电',
    },
  ],
  [52, { ...mccb, noun: '动力配电柜', series: 'HXL', standards: 'IEC 61439-2、GB/T 7251.12', use: '车间动力与照明的配电' }],
  [
    61,
    {
      ...mccb,
      noun: 'UL 断路器',
      series: 'HMU',
      voltage: 'AC 480 V / 600 V',
      standards: 'UL 489、CSA C22.2 No. 5',
      use: '出口北美的配电柜与机械设备',
    },
  ],
  [
    62,
    {
      ...contactor,
      noun: 'UL 接触器',
      series: 'HCU',
      voltage: 'AC 480 V / 600 V',
      standards: 'UL 60947-4-1、CSA C22.2 No. 60947-4-1',
      use: '出口北美的控制柜',
    },
  ],
])

/** A category that the demo content doesn't have gets devices of another one. */
export const familyOf = (category: number): Family => families.get(category) ?? [mccb, mcb, contactor][category % 3] ?? mccb
