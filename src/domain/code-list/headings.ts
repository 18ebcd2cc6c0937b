/** By how surely the column below holds order codes, the surest first. */
const codeHeadings = [
  /^(订货型号|订货号|订货代码|订货编号|order(ing)?(code|no|number))$/,
  /^(规格型号|型号规格|型号及规格|型号与规格|型号\/规格|规格\/型号|规格及型号)$/,
  /^(产品|设备|元件|器件|电器)?型号$/,
  /^(model|type|partno|partnumber|pn|p\/n|mpn|catalog(ue)?(no|number)|itemno|code)$/,
  /^(料号|品号|物料编码|物料号|产品编码|产品编号|编码|代号|规格)$/,
]

const QUANTITY = /^(数量|总数量|合计数量|需求数量|采购数量|订货数量|订购数量|台数|件数|只数|个数|qty|q'ty|quantity|pcs)$/

/** Columns that stand in such lists besides, and in our own export, which may come back: a row of them is a row of headings. */
const OTHERS =
  /^(行|行号|序号|编号|您的写法|结果|产品|no|item|名称|产品名称|设备名称|元件名称|品名|单位|unit|备注|说明|remarks?|note|品牌|厂家|生产厂家|制造商|maker|brand|manufacturer|单价|总价|金额|合价|price|amount|回路|位号|description|参数|技术参数)$/

/** `数量（台）` is 数量, `P / N` is p/n. */
const foldHeading = (cell: string) =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[\s.:_-]/g, '')

/** @returns how surely a heading is one over codes, 0 the surest; null for any other text */
export function codeHeadingRank(cell: string): number | null {
  const folded = foldHeading(cell)
  const rank = codeHeadings.findIndex((pattern) => pattern.test(folded))
  return rank < 0 ? null : rank
}

export const isQuantityHeading = (cell: string): boolean => QUANTITY.test(foldHeading(cell))

export const isHeading = (cell: string): boolean =>
  codeHeadingRank(cell) !== null || isQuantityHeading(cell) || OTHERS.test(foldHeading(cell))
