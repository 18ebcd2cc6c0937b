import { combination, isOneOf, spread } from '../choice'
import { publicNumber } from '../numbers'
import { heading, list, paragraph, picture, richText } from '../rich-text'
import { changingTime, publishingTime, sortOrder } from '../times'
import { type Library, partId, type StoredFields, wrapped } from './library'

const EVENTS = ['完成交付', '投入运行', '通过验收', '一次送电成功', '完成改造', '签约', '开始供货', '完成年度巡检'] as const
const SITES = [
  ...([
    '数据中心',
    '污水处理厂',
    '地铁车辆段',
    '半导体工厂',
    '光伏电站',
    '综合医院',
    '机场航站楼',
    '充电枢纽',
    '锂电池工厂',
    '物流园区',
  ] as const),
  ...(['商业综合体', '大学校区', '制药车间', '港口岸电', '储能电站', '啤酒厂', '会展中心', '水泥生产线'] as const),
] as const
const CITIES = [
  ...([
    '上海',
    '苏州',
    '成都',
    '武汉',
    '西安',
    '合肥',
    '宁波',
    '青岛',
    '长沙',
    '郑州',
    '南京',
    '杭州',
    '无锡',
    '佛山',
    '东莞',
    '厦门',
  ] as const),
  ...(['济南', '沈阳', '大连', '昆明', '贵阳', '南昌', '福州', '石家庄', '太原', '兰州', '银川', '呼和浩特', '哈尔滨', '长春'] as const),
] as const
const PHASES = ['一期', '二期', '三期', '扩建', '东区', '西区', '新区', '北区'] as const
const DEVICES = [
  'HM5 塑壳断路器',
  'HA6 万能式断路器',
  'HQ4 双电源开关',
  'HB8 小型断路器',
  'HPM 电力仪表',
  'HU 电涌保护器',
  'HMNS 低压柜',
  'HV 变频器',
] as const

/** Prime, so that neighbours are unlike and none comes twice before all have been there. */
const STRIDE = 7919

/** The n-th news article: a project that was delivered somewhere. */
export function newsArticle(n: number, { pictures }: Library): StoredFields {
  const [event, site, city, phase, device] = combination([EVENTS, SITES, CITIES, PHASES, DEVICES], (n - 1) * STRIDE)
  const project = `${city}${site}${phase}`
  const count = 40 + (spread(n, 'count') % 900)
  const weeks = 3 + (spread(n, 'weeks') % 20)
  const cover = wrapped(pictures, 2 * n - 1)
  const shown = wrapped(pictures, 2 * n)
  return {
    articleId: publicNumber(n),
    title: `${project}${event}，选用 ${device}`,
    ...(cover !== undefined && { cover, banner: cover }),
    content: richText(
      paragraph(
        `近日，${project}项目${event}。恒沃电气为该项目提供 ${count} 台套设备，以 ${device} 为主，覆盖低压总进线、馈线与末级回路。`,
      ),
      paragraph(
        `从图纸确认到现场调试用了 ${weeks} 周。项目部把设备分成三批发货，每一批都与土建进度对应，柜体到场当天就位，没有占用临时仓储。`,
      ),
      heading('现场的要求'),
      list([
        '总进线与母联之间实现选择性配合，下级短路时上级不跳闸；',
        '各回路的电流、电量与开关状态送到监控系统，采样间隔不超过 1 s；',
        '重要负荷双路供电，切换时间小于 200 ms。',
      ]),
      ...(shown === undefined ? [] : [picture(partId(n, 1), shown, `${project}的低压配电室`)]),
      heading('交付之后'),
      paragraph(
        '运行的头三个月里，恒沃服务工程师每月到场一次，用红外热像仪检查接头温度，并按实际负荷重新整定了长延时电流。业主的运维人员完成了八学时的培训。',
      ),
    ),
    isNew: isOneOf(1, n, 'top'),
    publishedAt: publishingTime(n),
    createdAt: publishingTime(n),
    updatedAt: changingTime(n),
    sortOrder: sortOrder(n),
    _status: 'published',
  }
}
