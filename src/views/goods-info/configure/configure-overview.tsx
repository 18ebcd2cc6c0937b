import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { SiteLink } from '@/components/site-link/site-link'
import { TitleText } from '@/components/symbols/title-text'
import { NewBadge, Tag } from '@/components/tag/tag'
import type { Product } from '@/contract/products'
import { Gallery } from '../gallery'
import { ModelFiles } from '../model/model-files'
import { modelFiles } from '../model/product-model'
import { ParameterPicture } from '../parameter-picture'
import { galleryOf, type ProductPage } from '../product-page'
import { sectionIds } from '../sections'
import { trailOf } from '../trail'
import styles from './configure-overview.module.css'
import type { Opening } from './opening'
import { CodeBar, CodePanel, ConfigureForm, FollowedValues, OpeningNote } from './parts'

type Props = { page: ProductPage; opening: Opening; isPhone?: boolean }

/** The product as it is configured: pictures and what follows the choice at the left, the code and its options at the right. */
export function ConfigureOverview({ page: { product }, opening, isPhone = false }: Props) {
  const head = <Head product={product} opening={opening} />
  const { glb, dxf } = modelFiles(product.documents)
  const gallery = (
    <div>
      <Gallery pictures={galleryOf(product)} title={product.title} hasArrows={!isPhone} model={glb} />
      <ModelFiles product={product} />
    </div>
  )
  const panel = (
    <div data-code-panel="" className={styles.panel}>
      <CodePanel productId={product.id} />
    </div>
  )
  const form = (
    <div className={styles.form}>
      <ConfigureForm productId={product.id} />
    </div>
  )
  const values = (
    <div className={styles.values}>
      <FollowedValues />
      {product.parameterImage && <ParameterPicture picture={product.parameterImage} drawing={dxf?.url} />}
    </div>
  )
  return (
    <section id={sectionIds.overview} className={styles.overview} aria-label="选配订货型号" tabIndex={-1}>
      <Breadcrumb items={trailOf(product)} />
      {!isPhone && <CodeBar />}
      {isPhone ? (
        <div className={styles.columns}>
          {head}
          {panel}
          {gallery}
          {form}
          {values}
        </div>
      ) : (
        <div className={styles.columns}>
          <div className={styles.text}>
            {head}
            {panel}
            {form}
          </div>
          <div className={styles.picture} data-tall={product.parameterImage ? '' : undefined}>
            {gallery}
            {values}
          </div>
        </div>
      )}
    </section>
  )
}

function Head({ product, opening }: { product: Product; opening: Opening }) {
  return (
    <div className={styles.head}>
      <div className={styles.tags}>
        <Tag>{product.categoryName}</Tag>
        {product.isNew && <NewBadge />}
      </div>
      <h1 className={styles.title}>
        <TitleText text={product.title} />
      </h1>
      <p className={styles.line}>
        选好每一项，得到可以下单的订货型号。
        <SiteLink href={`/GoodsInfoView?id=${encodeURIComponent(product.id)}`} className={styles.back}>
          返回产品介绍
        </SiteLink>
      </p>
      <OpeningNote note={opening.note} />
    </div>
  )
}
