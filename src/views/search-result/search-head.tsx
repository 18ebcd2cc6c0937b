import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { SearchBox } from './search-box'
import styles from './search-head.module.css'

/** Name of the page: breadcrumb, heading and title. */
export const PAGE_TITLE = '搜索结果'

const trail = [{ label: '首页', href: '/' }, { label: PAGE_TITLE }]

type Props = {
  keyword: string
  /** How many results there are altogether; null as long as nothing is searched. */
  total: number | null
  /** What the keyword was taken for; null when it is as it was typed. */
  correctedTo: string | null
  /** Shows 搜索 on the button. */
  hasLabel?: boolean
}

/** Opens the page: 首页 > 搜索结果 and the box with the keyword (spec: search/head). */
export function SearchHead({ keyword, total, correctedTo, hasLabel = false }: Props) {
  return (
    <div className={styles.head}>
      <Breadcrumb items={trail} />
      <div className={`container ${styles.content}`}>
        <h1 className="visually-hidden">{keyword ? `“${keyword}”的${PAGE_TITLE}` : PAGE_TITLE}</h1>
        <SearchBox total={total} correctedTo={correctedTo} hasLabel={hasLabel} />
      </div>
    </div>
  )
}
