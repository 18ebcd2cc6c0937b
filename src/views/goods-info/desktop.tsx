import { QuestionSection } from '@/components/questions/question-section'
import { SectionBar } from '@/components/section-bar/section-bar'
import { CoreFunctions } from './core-functions'
import { Description } from './description'
import { HotProducts } from './hot-products'
import { Overview } from './overview'
import type { ProductPage } from './product-page'
import { RelatedStories } from './related-stories'
import { sectionLinks } from './sections'
import { Technical } from './technical'

/** A product, on a desktop. The key makes another product start afresh: gallery, ticks and tabs. */
export function GoodsInfoDesktop(page: ProductPage) {
  const { product, questions, hotProducts, opensDocuments } = page
  return (
    <article key={`${product.id} ${opensDocuments}`}>
      <Overview page={page} hasArrows />
      <SectionBar sections={sectionLinks(page)} consultHref={`/Consult?product=${product.id}`} />
      <CoreFunctions product={product} hasPicture />
      <Description html={product.description} />
      <Technical product={product} opensDocuments={opensDocuments} />
      <RelatedStories stories={product.stories} perView={4} gap={32} />
      <QuestionSection questions={questions} line="关于这款产品与同类产品" />
      <HotProducts products={hotProducts} perView={5} gap={32} />
    </article>
  )
}
