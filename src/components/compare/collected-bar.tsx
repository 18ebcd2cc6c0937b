import { compareHref } from '@/domain/comparison/compare-address'
import { buttonStyle } from '../button/button-style'
import { Icon } from '../icon/icon'
import { SiteLink } from '../site-link/site-link'
import styles from './collected-bar.module.css'
import { useCompare } from './use-compare'

/** What is collected, with its pictures, and the way to the comparison. */
export function CollectedBar() {
  const { collected, unkept, most, remove, replace } = useCompare()
  return (
    <section className={styles.bar} aria-label="产品对比" data-dark data-compare-bar="">
      <p className={styles.count} role="status">
        对比 <strong>{collected.length}</strong> / {most()}
        {unkept && <span className={styles.warning}>{unkept}，关闭页面后需要重选</span>}
      </p>
      <ul className={styles.slots}>
        {collected.map(({ entry, name, picture }) => (
          <li key={entry} className={styles.slot}>
            {/* biome-ignore lint/performance/noImgElement: one of the widths that the site has made */}
            {picture && <img src={picture} alt="" width={64} height={64} className={styles.picture} />}
            <span className={styles.name}>{name}</span>
            <button type="button" className={styles.remove} onClick={() => remove(entry)} aria-label={`不再对比 ${name}`}>
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
        {collected.length < most() && <li className={styles.free}>再选一款</li>}
      </ul>
      <div className={styles.ways}>
        <SiteLink
          href={compareHref(collected.map(({ entry }) => entry))}
          rel="nofollow"
          className={buttonStyle('brand', 'small', styles.go)}
        >
          对比
          <Icon name="arrow-right" size={20} />
        </SiteLink>
        <button type="button" className={styles.clear} onClick={() => replace([])}>
          清空
        </button>
      </div>
    </section>
  )
}
