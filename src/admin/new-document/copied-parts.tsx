import styles from './new-document.module.css'
import type { Part } from './parts'

type Props = { parts: readonly Part[]; left: readonly Part[]; onLeave: (left: readonly Part[]) => void }

/** What a copy takes over; all of it, until somebody says otherwise. */
export function CopiedParts({ parts, left, onLeave }: Props) {
  if (parts.length === 0) return null
  const toggle = (part: Part) => onLeave(left.includes(part) ? left.filter((one) => one !== part) : [...left, part])
  return (
    <fieldset className={styles.templates}>
      <legend className={styles.name}>副本带走哪些内容</legend>
      {parts.map((part) => (
        <label key={part.label} className={styles.part}>
          <input type="checkbox" checked={!left.includes(part)} onChange={() => toggle(part)} />
          {part.label}
        </label>
      ))}
      <p className={styles.hint}>没有勾选的部分，副本里是空的。</p>
    </fieldset>
  )
}
