import type { Metadata } from 'next'
import { paramReader, type SearchParams } from '@/components/filtered-list/list-address'
import { getProductCategories } from '@/content/product-categories'
import { answerSelection, getUses } from '@/content/selection'
import { getSelectorPage, usesOfSite } from '@/content/selector-page'
import { getSiteInformation } from '@/content/site-information'
import { productSelection } from '@/domain/product-selection'
import { calculate } from '@/domain/selector/calculation'
import { readSelection, SELECTOR, type Selection } from '@/domain/selector/selection'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import type { OpenSelection } from '@/views/select-product/open-selection'
import { SelectProductView } from '@/views/select-product/select-product'

type Props = { searchParams: Promise<SearchParams> }

async function selectionIn(searchParams: Props['searchParams']) {
  const get = paramReader(await searchParams)
  return readSelection({ get }, await usesOfSite(await currentViewer()))
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const selection = await selectionIn(searchParams)
  if (!selection) {
    const { seo } = await getSelectorPage(await currentViewer())
    return pageMetadata({ path: productSelection.href, title: productSelection.name, seo })
  }
  const { use } = selection
  return pageMetadata({
    path: `${SELECTOR}?use=${use.key}`,
    title: `${use.title}${productSelection.name}`,
    description: `${use.title}（${use.line}）：填写电气数据，得到满足要求的订货型号与计算依据。`,
  })
}

/** The product selector: what it is for, the electrical data, what meets them (spec: selector/steps). */
export default async function SelectProductRoute({ searchParams }: Props) {
  const [viewer, layout, selection] = await Promise.all([currentViewer(), currentLayout(), selectionIn(searchParams)])
  const [site, page] = await Promise.all([getSiteInformation(viewer), getSelectorPage(viewer)])
  const isOwn = site.productSelectorUrl === ''
  const isStart = isOwn && !selection
  const [categories, uses, open] = await Promise.all([
    isStart ? getProductCategories(viewer) : [],
    isStart ? getUses(viewer) : [],
    isOwn && selection ? openSelection(selection) : null,
  ])
  return <SelectProductView site={site} line={page.line} categories={categories} uses={uses} open={open} isMobile={layout === 'mobile'} />
}

async function openSelection(selection: Selection): Promise<OpenSelection> {
  if (selection.problems.size > 0) return { selection, found: null }
  return { selection, found: { calculation: calculate(selection), answer: await answerSelection(selection) } }
}
