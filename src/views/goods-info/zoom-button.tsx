import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/icon-names'
import styles from './picture-zoom.module.css'

type Props = { icon: IconName; label: string; isEnd: boolean; onClick: () => void }

/** A round button over a picture. At the end it is pale, does nothing and keeps the focus. */
export function ZoomButton({ icon, label, isEnd, onClick }: Props) {
  return (
    <button type="button" className={styles.button} aria-label={label} aria-disabled={isEnd} onClick={onClick}>
      <Icon name={icon} size={28} />
    </button>
  )
}
