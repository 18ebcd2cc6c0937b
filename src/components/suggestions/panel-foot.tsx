import { Icon } from '../icon/icon'
import styles from './suggestion-panel.module.css'

/** What the keys do, where there is room for it, and the way to everything that is found: the form's own. */
export function PanelFoot({ isSheet, hasKeys }: { isSheet: boolean; hasKeys: boolean }) {
  return (
    <div className={styles.foot} data-foot="">
      {hasKeys && !isSheet && (
        <div aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          选择
          <kbd>Enter</kbd>
          打开
          <kbd>Esc</kbd>
          关闭
        </div>
      )}
      <button type="submit">
        查看全部结果
        {!isSheet && <Icon name="arrow-right" size={22} />}
      </button>
    </div>
  )
}
