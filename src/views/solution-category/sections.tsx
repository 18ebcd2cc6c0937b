import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { ConsultBand } from '@/components/consult-band/consult-band'
import { PageBanner } from '@/components/page-banner/page-banner'
import { SectionBar } from '@/components/section-bar/section-bar'
import { CategoryStories } from './category-stories'
import { FurtherCategories } from './further-categories'
import { Overview } from './overview'
import { Scenarios } from './scenarios'
import { furtherCategories, type SlideMeasures, type SolutionCategoryPage, sectionLinks, trailOf } from './solution-category-page'
import { Values } from './values'

type Props = { page: SolutionCategoryPage; scenarios: SlideMeasures; stories: SlideMeasures }

/** The page of a category, part by part. The key makes another category start afresh: carousels and tab bar. */
export function SolutionCategorySections({ page, scenarios, stories }: Props) {
  const { category, solutions, tree, header } = page
  const links = sectionLinks(page)
  return (
    <article key={category.id}>
      <PageBanner header={header} />
      <Breadcrumb items={trailOf(category, tree)} />
      {links.length > 0 && <SectionBar sections={links} />}
      <Overview category={category} />
      <Values values={category.applicationValues} />
      <Scenarios solutions={solutions} measures={scenarios} />
      <CategoryStories stories={category.stories} measures={stories} />
      <FurtherCategories categories={furtherCategories(category, tree)} />
      <ConsultBand title={`为您的${category.name}项目定方案`} line="说明电压、容量与工期，应用工程师 1 个工作日内回电。" />
    </article>
  )
}
