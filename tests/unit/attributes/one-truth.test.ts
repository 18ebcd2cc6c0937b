import { describe, expect, it } from 'vitest'
import { groupParameters } from '@/content/printed-parameter'
import { toProductDetail } from '@/content/projection/product'
import type { Product } from '@/contract/products'
import type { SiteInformation } from '@/contract/site'
import { quantityOf } from '@/lib/quantity'
import type { Product as ProductRow } from '@/payload-types'
import { productFacts } from '@/shell/structured-data/product'
import { readList } from '@/spreadsheet/cell-list'
import { parametersField } from '@/spreadsheet/parameters-field'
import { noSeo } from '../../support/no-seo'
import { attribute, breaking, breaking690, poles, voltage } from './attribute'

const attributes = new Map([
  [1, attribute()],
  [2, breaking],
  [3, breaking690],
  [4, poles],
  [5, voltage],
  [6, attribute({ key: 'temperature', name: '工作温度', symbol: '', unit: '℃' })],
])

/** As an editor may have typed them. */
const parameters: NonNullable<ProductRow['parameters']> = [
  { group: '额定参数', name: '额定电流 In', value: '1.25、1.6', unit: 'kA', attributes: [1] },
  { group: '额定参数', name: '额定工作电压 Ue', value: 'ＡＣ 400/690', unit: 'V', attributes: [5] },
  { group: '额定参数', name: '极数', value: '三极，4p', attributes: [4] },
  { group: '分断能力', name: 'Icu（AC 400 V / 690 V）', value: '65/50', unit: 'kA', attributes: [2, 3] },
  { group: '环境', name: '工作温度', value: '-25~70', unit: '°C', attributes: [6] },
  { group: '环境', name: '外壳', value: '冷轧钢板 2.0 mm' },
]

const product: Product = {
  ...{ id: '150', title: 'HW1', model: 'HW1', summary: '', description: '', categoryId: 11, categoryName: '', parentCategoryId: 1 },
  ...{ parentCategoryName: '', cover: null, isNew: false, isHot: false, keyFigures: [], mainParameters: [], gallery: [], turntable: null },
  ...{
    coreFunctions: [],
    parameterImage: null,
    startCode: null,
    documents: [],
    stories: [],
    relations: [],
    selectivity: { below: [], above: [] },
    seo: noSeo,
  },
  parameterGroups: groupParameters(parameters, attributes),
}

const PRINTED = ['1,250、1,600 A', 'AC 400/690 V', '3P、4P', '65 / 50 kA', '−25 〜 +70 ℃', '冷轧钢板 2.0 mm']

/** spec: content/typed-parameters */
describe('a parameter with attributes', () => {
  it('is printed on the page from its typed value', () => {
    expect(product.parameterGroups.flatMap(({ rows }) => rows.map(quantityOf))).toEqual(PRINTED)
  })

  it('is exported as it is printed', () => {
    const limits = () => ({ required: false, maxLength: 200, maxRows: 100, min: 0 })
    const [cell = ''] = parametersField({ limits, attributes }).write({ parameters } as ProductRow)
    expect(readList(cell).map(([, , value = '', unit = '']) => quantityOf({ value, unit }))).toEqual(PRINTED)
  })

  it('is the same to other programs, with numbers beside the text', () => {
    const told = toProductDetail(product).details.data.parameters
    expect(told.map(quantityOf)).toEqual(PRINTED)
    expect(told[0]?.facts).toEqual([
      { key: 'rated-current', name: '额定电流 In', values: [1250, 1600], min: null, max: null, unit: 'A', unitCode: 'AMP', note: '' },
    ])
  })

  it('is the same to search engines, with codes of units', () => {
    const site = { brandName: 'HELVO' } as SiteInformation
    const { additionalProperty } = productFacts(product, site, (path) => `https://example.com${path}`)
    expect(additionalProperty).toMatchObject([
      { name: '额定电流 In', propertyID: 'rated-current', value: [1250, 1600], unitCode: 'AMP', unitText: 'A' },
      { propertyID: 'rated-voltage', value: [400, 690], unitCode: 'VLT', description: 'AC' },
      { propertyID: 'poles', value: ['3P', '4P'] },
      { propertyID: 'icu-400', value: 65, unitCode: 'B22' },
      { propertyID: 'icu-690', value: 50, unitCode: 'B22', alternateName: '极限分断能力 Icu（AC 690 V）' },
      { propertyID: 'temperature', minValue: -25, maxValue: 70, unitCode: 'CEL' },
      { name: '外壳', value: '冷轧钢板 2.0 mm' },
    ])
  })
})
