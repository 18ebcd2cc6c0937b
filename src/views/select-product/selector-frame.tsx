import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import type { SiteInformation } from '@/contract/site'
import { productSelection } from '@/domain/product-selection'
import styles from './selector-frame.module.css'
import { ToolFrame } from './tool-frame'

/** The selection tool as high as the window (spec: products/selector), under a line that leads on when it does not load. */
export function SelectorFrame({ site: { productSelectorUrl, onlineServiceUrl } }: { site: SiteInformation }) {
  return (
    <div className={styles.page}>
      <div className={`container ${styles.bar}`}>
        <h1 className={styles.title}>{productSelection.name}</h1>
        <ul className={styles.links}>
          <li>
            <a href={productSelectorUrl} target="_blank" rel="noopener" className={styles.link}>
              <Icon name="expand" size={22} />
              在新窗口打开
            </a>
          </li>
          <li>
            <SiteLink href={onlineServiceUrl || '/CustomerView'} className={styles.link}>
              <Icon name="headset" size={22} />
              选型遇到问题？
            </SiteLink>
          </li>
        </ul>
      </div>
      <ToolFrame url={productSelectorUrl} />
    </div>
  )
}
