import 'server-only'
import { getConfigurator } from '@/content/configurator'
import { readLookupProducts } from '@/content/lookup-products'
import type { Viewer } from '@/content/viewer'
import type { LookupChoice } from '@/contract/lookup'
import { CODE_PARAMETER } from '@/domain/order-codes/configuration-address'
import { firstConfiguration, isPrinted, openConfiguration } from '@/domain/order-codes/open-configuration'
import { noteOneOff } from '@/lib/content-reads.mjs'
import { matchCodes } from '@/lookup/match-codes'
import { publishedCodes } from '@/lookup/published-codes'
import type { Opening, OpeningNote } from '@/views/goods-info/configure/opening'

/** No code is longer; what is shown of another text. */
const LONGEST = 80

/**
 * With what choice the page of a product opens (spec: products/configure-opening).
 *
 * @param choice what the address says of options and accessories
 * @returns null for a product without a rule
 */
export async function openProduct(id: string, choice: URLSearchParams, viewer: Viewer): Promise<Opening | null> {
  const configurator = await getConfigurator(id, viewer)
  if (!configurator) return null
  const { rule } = configurator
  const code = choice.get(CODE_PARAMETER)
  const opened = openConfiguration(rule, choice)
  // There are as many other addresses as anybody likes to think of.
  if (!opened || code === null || !isPrinted(rule, opened.configuration, code)) noteOneOff()
  const common = { configurator, asked: choice.toString() }
  if (opened) return { ...common, configuration: opened.configuration, note: noteOf(opened.notes) }
  const { note, own } = await lookUp(code ?? '', id)
  const named = own === null ? null : openConfiguration(rule, new URLSearchParams({ code: own }))
  const configuration = named?.configuration ?? firstConfiguration(rule)
  return configuration && { ...common, configuration, note }
}

const noteOf = (notes: readonly string[]): OpeningNote | null =>
  notes.length > 0 ? { sentence: `${notes.join('；')}。`, links: [] } : null

/** What a code is that the rule doesn't have: an old one, one of another maker, one of another product, one that is nearly right, or none. */
async function lookUp(text: string, id: string): Promise<{ note: OpeningNote; own: string | null }> {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  const match = (await matchCodes(publishedCodes, [text.slice(0, LONGEST)])).get(text.slice(0, LONGEST))
  const named = match?.match ? [match.match] : (match?.choices ?? [])
  const products = await readLookupProducts([...new Set(named.map(({ product }) => product))])
  const codes = named.flatMap(({ code, product }): LookupChoice[] => {
    const productId = products.get(product)?.id
    return productId ? [{ code, productId }] : []
  })
  const own = codes.find(({ productId }) => productId === id)?.code ?? null
  const others = codes.filter(({ productId, code }) => productId !== id || code !== own)
  const said = match && match.status !== 'unknown' ? match.explanation || '是另一款产品的型号' : '这款产品没有这个型号'
  return {
    own,
    note: {
      sentence: `“${shown}”：${said}。${own ? `下面已选好 ${own}。` : '下面从常用型号开始选。'}`,
      links: others.map(({ code, productId }) => ({ label: code, href: `/GoodsInfoView?${new URLSearchParams({ id: productId, code })}` })),
    },
  }
}
