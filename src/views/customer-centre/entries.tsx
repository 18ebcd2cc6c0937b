import { Icon } from '@/components/icon/icon'
import { type IconName, iconNames } from '@/components/icon/icon-names'
import { Section } from '@/components/section/section'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import type { ServiceEntry } from '@/contract/service-page'
import { keyAt } from '@/lib/key-at'
import styles from './entries.module.css'

/** What visitors can do for themselves; the first entry leads (spec: service/self-service). */
export function Entries({ entries }: { entries: readonly ServiceEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Section id="self-service" title="自助服务" tone="grey">
      <ul className={styles.entries}>
        {entries.map((entry, index) => (
          <Entry key={keyAt(index, entry.label)} entry={entry} />
        ))}
      </ul>
    </Section>
  )
}

function Entry({ entry: { label, line, icon, url } }: { entry: ServiceEntry }) {
  return (
    <li className={styles.entry}>
      <SiteLink href={url} className={styles.card}>
        <Icon name={iconOf(icon)} size={48} className={styles.icon} />
        <h3 className={styles.label}>{label}</h3>
        <span className={styles.line}>
          <Symbols text={line} />
        </span>
        <span className={styles.enter} aria-hidden="true">
          进入
          <Icon name="arrow-right" size={20} className={styles.arrow} />
        </span>
      </SiteLink>
    </li>
  )
}

/** Editors write the name of an icon; one that is not in the set is replaced. */
const iconOf = (name: string): IconName => iconNames.find((known) => known === name) ?? 'headset'
