import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/icon-names'

type Props = {
  icon: IconName
  iconSize: number
  label: string
  isOn?: boolean
  /** Whether there is nothing to do: it says so, and keeps the focus. */
  isIdle: boolean
  className: string
  onClick: () => void
}

/** A button of the viewer with a picture for its name. */
export function ToolButton({ icon, iconSize, label, isOn, isIdle, className, onClick }: Props) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : onClick}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  )
}
