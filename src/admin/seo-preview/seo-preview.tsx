'use client'

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui'
import { lengthHints, type Site, searchResultOf } from './search-result'
import styles from './seo-preview.module.css'

/** How search engines would show the page, while its texts are typed; what is left empty is filled in as on the page. */
export function SeoPreview({ site }: { site: Site }) {
  const [fields] = useAllFormFields()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const result = searchResultOf(collectionSlug ?? globalSlug ?? '', (path) => fields[path]?.value, site)
  const hints = lengthHints(result)
  return (
    <section className={styles.preview} aria-label="搜索结果预览">
      <p className={styles.caption}>搜索结果大致这样显示：</p>
      <div className={styles.result}>
        <p className={styles.address}>{result.address}</p>
        <p className={styles.title}>{result.title}</p>
        <p className={styles.description}>{result.description ?? '（留空时取自页面的正文或导语）'}</p>
      </div>
      <ul className={styles.hints} aria-live="polite">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </section>
  )
}
