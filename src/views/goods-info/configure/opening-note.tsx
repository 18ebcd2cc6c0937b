'use client'

import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import { useConfigure } from './configure-context'
import type { OpeningNote as Note } from './opening'
import styles from './opening-note.module.css'

/** What became of the code that the address asks for, until something else is chosen. */
export function OpeningNote({ note }: { note: Note | null }) {
  const { isAsAsked } = useConfigure()
  if (!note || !isAsAsked) return null
  return (
    <div className={styles.note} role="note">
      <Icon name="warning" size={24} className={styles.sign} />
      <p>
        {note.sentence}
        {note.links.map(({ label, href }) => (
          <SiteLink key={href} href={href} className={styles.link}>
            {label}
          </SiteLink>
        ))}
      </p>
    </div>
  )
}
