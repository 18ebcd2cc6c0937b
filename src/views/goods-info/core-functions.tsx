import { Picture } from '@/components/picture/picture'
import section from '@/components/section/anchored-section.module.css'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import type { Product } from '@/contract/products'
import { keyAt } from '@/lib/key-at'
import styles from './core-functions.module.css'
import { galleryOf } from './product-page'
import { sectionIds } from './sections'

/** Up to three numbered functions beside another view of the product; absent without any. */
export function CoreFunctions({ product, hasPicture = false }: { product: Product; hasPicture?: boolean }) {
  const { coreFunctions } = product
  if (coreFunctions.length === 0) return null
  const gallery = galleryOf(product)
  const picture = gallery[1] ?? gallery[0]
  return (
    <section
      id={sectionIds.functions}
      className={`${section.section} ${section.grey} container`}
      aria-labelledby="functions-title"
      tabIndex={-1}
    >
      <h2 id="functions-title" className={section.title}>
        核心功能
      </h2>
      <div className={styles.columns}>
        {hasPicture && picture && (
          <div className={styles.frame}>
            <Picture picture={picture} sizes="(max-width: 1279px) 45vw, 31.4vw" className={styles.picture} />
          </div>
        )}
        <ol className={styles.list}>
          {coreFunctions.map(({ title, content }, index) => (
            <li key={keyAt(index, title)} className={styles.item}>
              <span className={styles.number} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div className={styles.text}>
                <h3 className={styles.name}>
                  <TitleText text={title} />
                </h3>
                <p className={styles.content}>
                  <Symbols text={content} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
