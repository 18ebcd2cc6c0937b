import { Fragment, useEffect, useState } from 'react'
import { Picture } from '../picture/picture'
import { SiteLink } from '../site-link/site-link'
import { clearViewed, noteViewed, readViewed, type ViewedProduct } from './viewed-products'
import styles from './viewed-row.module.css'
import { isDraft } from './viewed-storage'

/** The products beside one another, and a way to forget them; absent without any. */
export function ViewedRow({ current }: { current: ViewedProduct | null }) {
  const [products, setProducts] = useState<readonly ViewedProduct[]>([])
  useEffect(() => {
    setProducts(readViewed().filter(({ id }) => id !== current?.id))
    if (current && !isDraft()) noteViewed(current)
  }, [current])
  if (products.length === 0) return null

  function forget() {
    clearViewed()
    setProducts([])
  }
  return (
    <section className={`container ${styles.section}`} aria-labelledby="viewed-title">
      <div className={styles.head}>
        <h2 id="viewed-title" className={styles.title}>
          最近浏览
        </h2>
        <button type="button" className={styles.clear} onClick={forget}>
          清除记录
        </button>
      </div>
      <ul className={styles.row}>
        {products.map(({ id, title, pieces = [title], categoryName, cover }) => (
          <li key={id} className={styles.item}>
            <SiteLink href={`/GoodsInfoView?id=${encodeURIComponent(id)}`} className={styles.link}>
              <span className={styles.cutOut}>
                {cover && <Picture picture={cover} sizes="(max-width: 800px) 25vw, 10vw" alt="" className={styles.picture} />}
              </span>
              <span className={styles.name}>
                {pieces.map((piece, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity, and never change places
                  <Fragment key={index}>
                    {index > 0 && <wbr />}
                    {piece}
                  </Fragment>
                ))}
              </span>
              <span className={styles.category}>{categoryName}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
