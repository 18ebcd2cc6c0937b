import type { ViewedPage } from './load-page-views'
import styles from './page-views.module.css'
import { axisEnd, share } from './scale'

const number = new Intl.NumberFormat('zh-CN')

/** A bar chart that is a table: the bars are drawn beside numbers that can be read. */
export function PageRanking({ pages }: { pages: readonly ViewedPage[] }) {
  const end = axisEnd(Math.max(...pages.map(({ desktop, mobile }) => desktop + mobile)))
  return (
    <table className={styles.ranking}>
      <caption className={styles.caption}>
        <span className={styles.desktopKey}>桌面</span>
        <span className={styles.mobileKey}>手机</span>
      </caption>
      <thead className={styles.unseen}>
        <tr>
          <th scope="col">页面</th>
          <th scope="col">访问次数</th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <PageRow key={page.path} {...page} end={end} />
        ))}
      </tbody>
    </table>
  )
}

function PageRow({ path, title, kind, desktop, mobile, end }: ViewedPage & { end: number }) {
  const total = number.format(desktop + mobile)
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.page}>
        <a className={styles.pageLink} href={path} target="_blank" rel="noopener" title={path}>
          {title}
        </a>
        {kind && <span className={styles.kind}>{kind}</span>}
      </th>
      <td className={styles.value}>
        <span className={styles.bar} aria-hidden="true">
          <span className={styles.desktop} style={{ width: share(desktop, end) }} />
          <span className={styles.mobile} style={{ width: share(mobile, end) }} />
        </span>
        <span className={styles.number} title={`桌面 ${number.format(desktop)}，手机 ${number.format(mobile)}`}>
          {total}
        </span>
      </td>
    </tr>
  )
}
