import { Icon } from '../icon/icon'
import { JsonLd } from '../json-ld/json-ld'
import { SiteLink } from '../site-link/site-link'
import { Symbols } from '../symbols/symbols'
import styles from './breadcrumb.module.css'
import { type BreadcrumbItem, breadcrumbFacts } from './breadcrumb-facts'

type Props = { items: readonly BreadcrumbItem[]; className?: string }

/**
 * Where a page stands, from the home page down; the last item is the page itself. It brings the page's
 * margins along, and says the same to search engines.
 */
export function Breadcrumb({ items, className = '' }: Props) {
  const last = items.length - 1
  return (
    <nav aria-label="面包屑" className={`container ${styles.breadcrumb} ${className}`}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={`${href}-${label}`} className={styles.item}>
            {index > 0 && <Icon name="chevron-right" size={16} className={styles.separator} />}
            {href && index < last ? (
              <SiteLink href={href} className={styles.link}>
                <Symbols text={label} />
              </SiteLink>
            ) : (
              <span className={styles.label} aria-current={index === last ? 'page' : undefined}>
                <Symbols text={label} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd facts={(absolute) => breadcrumbFacts(items, absolute)} />
    </nav>
  )
}
