import type { Reader } from '../reader'
import { Section } from '../section'
import styles from './incomplete.module.css'
import { IncompleteGroup } from './incomplete-group'
import { loadIncomplete } from './load-incomplete'

/** What editors should complete, one column for each kind of gap. */
export function IncompleteSection({ reader }: { reader: Reader }) {
  return (
    <Section id="dashboard-incomplete" title="待完善" reader={reader} load={() => loadIncomplete(reader)}>
      {(groups) => (
        <div className={styles.groups}>
          {groups.map((group) => (
            <IncompleteGroup key={group.key} group={group} />
          ))}
        </div>
      )}
    </Section>
  )
}
