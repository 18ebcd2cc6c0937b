import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/icon-names'
import { SiteLink } from '@/components/site-link/site-link'
import { SELECTOR } from '@/domain/selector/selection'
import styles from './doors.module.css'
import { NOTE } from './selector-note'

type Door = { href: string; icon: IconName; title: string; line: string; use?: string }

const doors: readonly Door[] = [
  {
    href: `${SELECTOR}?use=incoming&known=transformer`,
    icon: 'bolt',
    title: '变压器容量与短路阻抗',
    line: '算出额定电流与短路电流',
    use: 'incoming',
  },
  {
    href: `${SELECTOR}?use=motor&known=motor`,
    icon: 'factory',
    title: '电动机功率',
    line: '按额定电流选接触器、断路器与热继电器',
    use: 'motor',
  },
  { href: '/Lookup', icon: 'list', title: '粘贴型号清单', line: '一次最多 1000 行，核对停产与替代' },
  { href: '/Lookup', icon: 'swap', title: '别家型号', line: '查等效型号与差异' },
]

/** Shorter ways for who has data already. @param keys of the uses that are offered */
export function Doors({ keys }: { keys: readonly string[] }) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="doors-title">
      <h2 id="doors-title" className={styles.heading}>
        已经有数据？
      </h2>
      <ul className={styles.list}>
        {doors
          .filter(({ use }) => !use || keys.includes(use))
          .map(({ href, icon, title, line }) => (
            <li key={title} className={styles.row}>
              <SiteLink href={href} className={styles.door}>
                <Icon name={icon} size={32} className={styles.icon} />
                <span>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.line}>{line}</span>
                </span>
                <Icon name="arrow-right" size={22} className={styles.arrow} />
              </SiteLink>
            </li>
          ))}
      </ul>
      <p className={styles.note}>{NOTE}</p>
    </section>
  )
}
