import type { Figure } from '@/contract/picture'
import type { ProductCard } from '@/contract/product-cards'
import type { Story, StoryCard } from '@/contract/stories'

/** What the page of a story shows, in both layouts. */
export type StoryPage = {
  story: Story
  /** 您可能感兴趣. */
  related: readonly StoryCard[]
}

/** Related products stand in groups of four (spec: stories/related-products). */
const GROUP_SIZE = 4

type Fact = { label: string; value: string; unit?: string }

/** Whether there is a result to tell; then most of the figures stand there. */
export const hasOutcome = ({ outcomeContent }: Story) => outcomeContent.trim() !== ''

/**
 * The row of facts: customer, place, time, and the first figure, which says how large the project is. The other figures
 * say what came of it and stand with the result, if there is one.
 */
export function factsOf(story: Story): Fact[] {
  const { customerName, projectAddress, projectTime, figures } = story
  return [
    { label: '客户名称', value: customerName },
    { label: '项目地点', value: projectAddress },
    { label: '项目时间', value: projectTime },
    ...(hasOutcome(story) ? figures.slice(0, 1) : figures),
  ].filter(({ value }) => value !== '')
}

/** The figures that stand with the result. */
export const outcomeFigures = ({ figures }: Story): Figure[] => figures.slice(1)

/** The needs, one a line. */
export const needsOf = ({ requirementContent }: Story): string[] =>
  requirementContent
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Products in groups of four, the last one with what is left. */
export function groupsOf(products: readonly ProductCard[]): ProductCard[][] {
  const count = Math.ceil(products.length / GROUP_SIZE)
  return Array.from({ length: count }, (_, index) => products.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE))
}
