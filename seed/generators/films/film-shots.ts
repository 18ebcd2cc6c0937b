/** Where the camera looks: parts of what a picture has beyond the frame, 0 left or above, 1 right or below. */
type Place = readonly [x: number, y: number]

type Words = { title: string; line?: string }

/** A picture over which the camera moves slowly, or a device that turns round. */
export type Shot = { seconds: number; words?: Words } & (
  | { picture: string; from: Place; to: Place /** How much of the picture's width is seen; 1 is all of it. */; part: number }
  | { turntable: string }
)

/** Ends with the company's wordmark unless it belongs to a story. */
export type Film = { shots: readonly Shot[]; hasWordmark: boolean }

const pan = (picture: string, from: Place, to: Place, words?: Words, { seconds = 3.2, part = 0.74 } = {}): Shot => ({
  picture,
  from,
  to,
  part,
  seconds,
  ...(words ? { words } : {}),
})
/** Cards are less wide: the camera moves up or down, or sideways over a part of them. */
const look = (picture: string, from: Place, to: Place, words?: Words): Shot => pan(picture, from, to, words, { part: 0.92 })
const turn = (turntable: string, words?: Words): Shot => ({ turntable, seconds: 2.6, ...(words ? { words } : {}) })

const ofAStory = (shots: readonly Shot[]): Film => ({ shots, hasWordmark: false })

/** The films, by the names of their files. */
export const films: Readonly<Record<string, Film>> = {
  home: {
    hasWordmark: true,
    shots: [
      pan('scenes/family', [0.35, 0.5], [0.8, 0.5], { title: '灯火背后', line: '低压配电的每一级，都有恒沃' }),
      turn('acb-2000-3p', { title: '从进线开始', line: 'HA1 万能式断路器' }),
      pan('scenes/switchgear-room', [0.3, 0.5], [0.75, 0.5], { title: '配电室', line: '每一路电，都在看护之中' }),
      turn('mccb-250-3p', { title: '到每一条馈线', line: 'HM3 塑壳断路器' }),
      pan('scenes/smart-factory', [0.8, 0.5], [0.3, 0.5], { title: '产线', line: '电动机起动、保护与驱动' }),
      pan('scenes/macro-contactor', [0.2, 0.5], [0.7, 0.5], { title: '一百万次吸合', line: 'HC1 交流接触器' }),
      pan('scenes/charging', [0.3, 0.5], [0.8, 0.5], { title: '出行', line: '充电桩前的最后一级保护' }),
      pan('scenes/solar-wind', [0.7, 0.5], [0.2, 0.5], { title: '绿电', line: '从光伏直流侧到并网柜' }),
      pan('scenes/city', [0.3, 0.5], [0.6, 0.5], undefined, { seconds: 4.4, part: 0.74 }),
    ],
  },
  group: {
    hasWordmark: true,
    shots: [
      pan('scenes/building', [0.25, 0.5], [0.7, 0.5], { title: '恒沃集团', line: '1986 年，从一家继电器厂开始' }),
      look('cards/assembly-line', [0, 0.2], [1, 0.6], { title: '制造', line: '每台断路器都在线测定脱扣特性' }),
      pan('scenes/smart-factory', [0.2, 0.5], [0.7, 0.5], { title: '滨海智能工厂' }),
      look('cards/quality-lab', [0.8, 0.1], [0.2, 0.5], { title: '研发', line: '材料与触头实验室' }),
      look('cards/test-lab', [0, 0.6], [1, 0.3], { title: '试验', line: '短路分断试验站，向高校和同行开放' }),
      pan('scenes/training-room', [0.2, 0.5], [0.7, 0.5], { title: '人', line: '全球员工 50,000 余人' }),
      pan('scenes/solar-wind', [0.2, 0.5], [0.7, 0.5], { title: '新能源', line: '光伏、风电与储能电站' }),
      look('cards/control-room', [0, 0.3], [1, 0.3], { title: '能源服务', line: '园区与公共建筑的运行托管' }),
      pan('scenes/city', [0.6, 0.5], [0.3, 0.5], undefined, { seconds: 4.4, part: 0.74 }),
    ],
  },
  charging: ofAStory([
    pan('scenes/charging', [0.1, 0.5], [0.6, 0.5], { title: '前屿超充示范站', line: '28 个车位，单枪最大 600 kW' }),
    look('cards/charging-2', [0.5, 0], [0.5, 0.8]),
    look('cards/charging-3', [0, 0.4], [1, 0.4]),
    look('cards/charging', [1, 0.5], [0, 0.4], { title: '3,200 kVA 低压系统', line: '投运一年可用率 98.9 %' }),
  ]),
  'smart-factory': ofAStory([
    pan('scenes/smart-factory', [0.1, 0.5], [0.6, 0.5], { title: '滨海智能工厂二期', line: '24 条装配线，386 个电动机回路' }),
    look('cards/smart-factory-2', [0, 0.5], [1, 0.5]),
    look('cards/assembly-line', [0.5, 0], [0.5, 0.7]),
    look('cards/smart-factory-3', [1, 0.4], [0, 0.6], { title: '故障定位', line: '由 25 min 缩短到 2 min 以内' }),
  ]),
  'data-centre': ofAStory([
    pan('scenes/data-centre', [0.5, 0.5], [0.9, 0.5], { title: '云栖数据中心 A3 楼', line: '2N 架构的 0.4 kV 配电' }),
    look('cards/data-centre-2', [0, 0.5], [1, 0.4]),
    look('cards/data-centre-3', [0.5, 0.9], [0.5, 0]),
    look('cards/data-centre', [0.5, 0.1], [0.5, 0.8], { title: '1,860 台断路器', line: '三次末端短路均未越级' }),
  ]),
  'solar-wind': ofAStory([
    pan('scenes/solar-wind', [0.1, 0.5], [0.6, 0.5], { title: '朔北风光储 200 MW 电站', line: '−38 ℃ 的高寒草原' }),
    look('cards/solar-wind-2', [0, 0.5], [1, 0.5]),
    look('cards/battery-storage', [0.5, 0], [0.5, 0.8]),
    look('cards/solar-wind-3', [1, 0.5], [0, 0.4], { title: '40 MW 储能', line: '可用率 99.6 %' }),
  ]),
  rail: ofAStory([
    pan('scenes/rail', [0.1, 0.5], [0.6, 0.5], { title: '临江地铁 19 号线', line: '22 座车站，1,320 个抽屉回路' }),
    look('cards/rail-2', [0, 0.5], [1, 0.5]),
    look('cards/switchgear-room-2', [0.5, 0], [0.5, 0.8]),
    look('cards/rail-3', [0, 0.6], [1, 0.1], { title: '消防风机', line: '过载只报警，不跳闸' }),
  ]),
  'pump-station': ofAStory([
    pan('scenes/pump-station', [0.1, 0.5], [0.6, 0.5], { title: '马尔万角海水淡化厂', line: '日产淡水 12 万 m³' }),
    look('cards/pump-station', [0, 0.5], [1, 0.4]),
    look('cards/macro-starter', [0.5, 0], [0.5, 0.8]),
    look('cards/macro-drive-2', [1, 0.5], [0, 0.4], { title: '50 ℃、盐雾与风沙', line: '低压系统全年可用率 99.7 %' }),
  ]),
}
