import type { ReactNode } from 'react'
import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/icon-names'
import styles from './model-bar.module.css'

type Props = {
  hasDimensions: boolean
  showsDimensions: boolean
  isTurning: boolean
  fills: boolean
  onDimensions: () => void
  onTurning: () => void
  onReset: () => void
  onFill: () => void
}

/** What can be done with a model, at its lower edge. */
export function ModelBar({ hasDimensions, showsDimensions, isTurning, fills, onDimensions, onTurning, onReset, onFill }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one thing, no fields
    <div role="group" aria-label="三维模型操作" className={styles.bar}>
      {hasDimensions && (
        <Tool icon="ruler" isPressed={showsDimensions} onClick={onDimensions}>
          尺寸
        </Tool>
      )}
      <Tool icon="turn" isPressed={isTurning} onClick={onTurning}>
        自动转动
      </Tool>
      <Tool icon="undo" onClick={onReset}>
        复位
      </Tool>
      <Tool icon={fills ? 'collapse' : 'expand'} onClick={onFill}>
        {fills ? '退出全屏' : '全屏'}
      </Tool>
    </div>
  )
}

type ToolProps = { icon: IconName; isPressed?: boolean; onClick: () => void; children: ReactNode }

function Tool({ icon, isPressed, onClick, children }: ToolProps) {
  return (
    <button type="button" className={styles.tool} aria-pressed={isPressed} onClick={onClick}>
      <Icon name={icon} size={22} />
      {children}
    </button>
  )
}
