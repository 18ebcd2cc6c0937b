import { QuestionSection } from '@/components/questions/question-section'
import { SectionBar } from '@/components/section-bar/section-bar'
import { ConfigureOverview } from './configure/configure-overview'
import { Configured } from './configure/configured'
import { CodeFoot } from './configure/parts'
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

/** A product, on a phone. The key makes another product start afresh: gallery, ticks and tabs. */
export function GoodsInfoMobile(page: ProductPage) {
  const { product, questions, hotProducts, opensDocuments, opening } = page
  const article = (
    <article key={keyOf(page)}>
      {opening ? <ConfigureOverview page={page} opening={opening} isPhone /> : <Overview page={page} />}
      <SectionBar sections={sectionLinks(page)} consultHref={`/Consult?product=${product.id}`} />
      <CoreFunctions product={product} />
      <Description html={product.description} />
      <Technical product={product} following={opening?.configurator.rows} opensDocuments={opensDocuments} isCompact />
      <RelatedProducts product={product} />
      <SelectivitySection product={product} />
      <RelatedStories stories={product.stories} perView={2} gap={24} />
      <QuestionSection questions={questions} line="关于这款产品与同类产品" />
      <HotProducts products={hotProducts} perView={2} gap={24} />
      {opening && <CodeFoot />}
    </article>
  )
  return <Configured page={page}>{article}</Configured>
}
