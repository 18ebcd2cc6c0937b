import { at, isOneOf, spread } from '../choice'
import { publicNumber } from '../numbers'
import { heading, list, paragraph, richText } from '../rich-text'
import { type Device, deviceOf } from '../texts/device'
import { type Family, familyOf } from '../texts/families'
import { changingTime, publishingTime, sortOrder } from '../times'
import { type Library, partId, type StoredFields, wrapped } from './library'
import { orderingRuleOf } from './ordering-rule'

/** So many products share a picture where there are enough, and each has so many documents of its own. */
const PRODUCTS_OF_A_PICTURE = 5
const DOCUMENTS_OF_A_PRODUCT = 2

/** The n-th product: it says the same in every run, and refers to what is there. */
export function product(n: number, { categories, attributes, pictures, documents }: Library): StoredFields {
  const category = categories[(n - 1) % categories.length]
  const family = familyOf(category?.number ?? 0)
  const device = deviceOf(family, Math.floor((n - 1) / categories.length))
  const picture = Math.ceil(n / PRODUCTS_OF_A_PICTURE)
  const part = counter(n)
  return {
    articleId: String(publicNumber(n)),
    title: device.title,
    model: device.model,
    summary: summaryOf(device, family),
    category: category?.id,
    cover: wrapped(pictures, picture),
    gallery: different([picture, picture + 1, picture + 7].map((number) => wrapped(pictures, number))),
    isHot: isOneOf(2, n, 'hot'),
    isNew: isOneOf(3, n, 'new'),
    kbsId: `KBS-${device.series}-${device.frame}`,
    keyFigures: [
      { id: part(), value: String(device.frame.toLocaleString('en')), unit: 'A', label: '壳架等级电流 Inm' },
      { id: part(), value: String(device.capacity), unit: 'kA', label: '额定分断能力' },
    ],
    mainParameters: mainParameters(device, family).map(([name, value]) => ({ id: part(), name, value })),
    coreFunctions: coreFunctions(device, family).map(([title, content]) => ({ id: part(), title, content })),
    parameters: parameters(n, device, family).map(([group, name, value, unit = null, key = '']) => ({
      ...{ id: part(), group, name, value, unit },
      attributes: [attributes.get(key)].filter((id) => id !== undefined),
    })),
    description: descriptionOf(device, family),
    orderingRule: orderingRuleOf(device),
    documents: different(documentNumbers(n).map((number) => wrapped(documents, number))),
    publishedAt: publishingTime(n),
    createdAt: publishingTime(n),
    updatedAt: changingTime(n),
    sortOrder: sortOrder(n),
    _status: 'published',
  }
}

/** Its own, and the catalogue of some neighbours. */
const documentNumbers = (n: number) => [
  ...Array.from({ length: DOCUMENTS_OF_A_PRODUCT }, (_, index) => (n - 1) * DOCUMENTS_OF_A_PRODUCT + 1 + index),
  Math.floor(n / 50) * 7 + 1,
]

const different = <T>(all: readonly (T | undefined)[]): T[] => [...new Set(all.filter((one) => one !== undefined))]

function counter(n: number): () => string {
  let number = 0
  return () => {
    number += 1
    return partId(n, number)
  }
}

const summaryOf = ({ series, frame, capacity }: Device, { use, noun }: Family) =>
  `${series} 系列${noun}，${frame.toLocaleString('en')} A 壳架，额定分断能力 ${capacity} kA，用于${use}。附件与同系列其他壳架通用。`

const mainParameters = ({ rated, pole, capacity }: Device, { voltage, standards }: Family): [string, string][] => [
  ['额定电流 In', `${rated.toLocaleString('en')} A`],
  ['额定工作电压 Ue', voltage],
  ['极数', pole],
  ['额定分断能力', `${capacity} kA`],
  ['符合标准', standards],
]

const coreFunctions = ({ series, capacity }: Device, { noun }: Family): [string, string][] => [
  ['可靠分断', `${capacity} kA 分断能力经第三方型式试验验证，短路之后仍能继续承载额定电流。`],
  ['附件即插即用', `${series} 系列${noun}的辅助触头、报警触头与分励脱扣器可在现场加装，不需拆开外壳。`],
  ['状态可远传', '分合、脱扣与故障信号由辅助触头送出，可接入配电监控系统。'],
]

type Parameter = [group: string, name: string, value: string, unit?: string | null, attribute?: string]

function parameters(n: number, { rated, frame, pole, capacity }: Device, { voltage, standards }: Family): Parameter[] {
  const width = 18 * Number.parseInt(pole, 10) + (frame > 125 ? 51 : 0)
  return [
    ['主电路', '壳架等级电流 Inm', frame.toLocaleString('en'), 'A', 'frame-size'],
    ['主电路', '额定电流 In', rated.toLocaleString('en'), 'A', 'rated-current'],
    ['主电路', '额定工作电压 Ue', voltage, null, 'rated-voltage'],
    ['主电路', '额定绝缘电压 Ui', frame > 125 ? '1,000' : '690', 'V'],
    ['主电路', '额定冲击耐受电压 Uimp', frame > 125 ? '8' : '6', 'kV'],
    ['主电路', '额定分断能力', String(capacity), 'kA', 'icu-400'],
    ['主电路', '极数', pole, null, 'poles'],
    ['机械与环境', '机械寿命', at(['10,000', '15,000', '20,000', '30,000'], spread(n, 'life')), '次'],
    ['机械与环境', '环境温度', '−25〜+70', '℃'],
    ['机械与环境', '防护等级', 'IP20'],
    ['外形', '宽 × 高 × 深', `${width} × ${at([90, 130, 165, 205], spread(n, 'height'))} × ${at([68, 86, 103], spread(n, 'depth'))}`, 'mm'],
    ['认证', '符合标准', standards],
  ]
}

const descriptionOf = ({ series, title, rated }: Device, { use, noun }: Family) =>
  richText(
    paragraph(`${title}用于${use}。${series} 系列统一安装尺寸与操作方式，扩容时可在原柜位更换更大的壳架。`),
    heading('选型提示'),
    list([
      `负载的长期工作电流不超过 ${rated.toLocaleString('en')} A 的 90 %，环境温度高于 40 ℃ 时按降容曲线选择。`,
      '安装处的预期短路电流应小于额定分断能力；不够时可与上级熔断器或断路器级联。',
      `同一柜内多台${noun}并列时，进线端请加装相间隔板。`,
    ]),
  )
