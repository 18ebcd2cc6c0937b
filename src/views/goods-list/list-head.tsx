import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import styles from './list-head.module.css'

type Props = {
  /** The chosen categories; null without any, and then the banner has the page's heading. */
  heading: string | null
  /** What editors say about a category that is chosen alone. */
  lead: string
}

/** What a category is and what it is for (spec: products/category-identity). */
export function ListHead({ heading, lead }: Props) {
  if (!heading) return null
  return (
    <div className={styles.head}>
      <h1 className={styles.heading}>
        <TitleText text={heading} />
      </h1>
      {lead && (
        <p className={styles.lead}>
          <Symbols text={lead} />
        </p>
      )}
    </div>
  )
}
