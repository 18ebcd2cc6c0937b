import { QuestionSection } from '@/components/questions/question-section'
import { SectionBar } from '@/components/section-bar/section-bar'
import { ConfigureOverview } from './configure/configure-overview'
import { Configured } from './configure/configured'
import { CoreFunctions } from './core-functions'
import { Description } from './description'
import { HotProducts } from './hot-products'
import { Overview } from './overview'
import { keyOf, type ProductPage } from './product-page'
import { RelatedProducts } from './related-products'
import { RelatedStories } from './related-stories'
import { sectionLinks } from './sections'
import { SelectivitySection } from './selectivity-section'
import { Technical } from './technical'

/** A product, on a desktop. The key makes another product start afresh: gallery, ticks and tabs. */
export function GoodsInfoDesktop(page: ProductPage) {
  const { product, questions, hotProducts, opensDocuments, opening } = page
  const article = (
    <article key={keyOf(page)}>
      {opening ? <ConfigureOverview page={page} opening={opening} /> : <Overview page={page} hasArrows />}
      <SectionBar sections={sectionLinks(page)} consultHref={`/Consult?product=${product.id}`} />
      <CoreFunctions product={product} hasPicture />
      <Description html={product.description} />
      <Technical product={product} following={opening?.configurator.rows} opensDocuments={opensDocuments} />
      <RelatedProducts product={product} />
      <SelectivitySection product={product} />
      <RelatedStories stories={product.stories} perView={4} gap={32} />
      <QuestionSection questions={questions} line="关于这款产品与同类产品" />
      <HotProducts products={hotProducts} perView={5} gap={32} />
    </article>
  )
  return <Configured page={page}>{article}</Configured>
}
