import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { ShareBar } from '@/components/share/share-bar'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import { Tag } from '@/components/tag/tag'
import type { Solution } from '@/contract/solutions'
import styles from './head.module.css'

/** What opens a solution: its name and what it is for, beside its picture. */
export function Head({ solution: { title, subTitle, categoryName, cover } }: { solution: Solution }) {
  return (
    <header className={`container ${styles.head} ${cover ? styles.withPicture : ''}`}>
      <div className={styles.text}>
        {categoryName && <Tag>{categoryName}</Tag>}
        <h1 className={styles.title}>
          <TitleText text={title} />
        </h1>
        {subTitle && (
          <p className={styles.subTitle}>
            <Symbols text={subTitle} />
          </p>
        )}
        <ButtonLink href="/Consult" className={styles.consult}>
          立即咨询
          <Icon name="arrow-right" size={20} />
        </ButtonLink>
        <ShareBar title={title} className={styles.share} />
      </div>
      {cover && (
        <div className={styles.frame}>
          <Picture picture={cover} sizes="(min-width: 960px) 39vw, 100vw" isFirst alt="" className={styles.cover} />
        </div>
      )}
    </header>
  )
}
