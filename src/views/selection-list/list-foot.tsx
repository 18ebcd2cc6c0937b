'use client'

import { ButtonLink } from '@/components/button/button-link'
import { buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'
import type { SelectionList } from '@/domain/selection-list/list'
import { consultHref } from './consult-href'
import styles from './list-foot.module.css'
import { prepareToShare, shareList } from './share-list'

/** On a phone the main action stays at the foot, in the place of the bar that other pages have there. */
export function ListFoot({ list }: { list: SelectionList }) {
  return (
    <div className={styles.foot} data-list-foot="">
      <ButtonLink href={consultHref(list)} className={styles.main}>
        <Icon name="headset" size={36} />
        发给工程师
      </ButtonLink>
      <button
        type="button"
        className={buttonStyle('outline', 'normal', styles.sign)}
        aria-label="复制分享链接"
        onPointerEnter={prepareToShare}
        onFocus={prepareToShare}
        onClick={() => void shareList(list)}
      >
        <Icon name="link" size={36} />
      </button>
    </div>
  )
}
