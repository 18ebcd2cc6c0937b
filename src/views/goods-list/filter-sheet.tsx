'use client'

import { Dialog } from '@base-ui/react/dialog'
import { type RefObject, useState } from 'react'
import { buttonStyle } from '@/components/button/button-style'
import { useBackCloses } from '@/components/dialog/use-back-closes'
import { Icon } from '@/components/icon/icon'
import { CategoryCascade } from './category-cascade'
import styles from './filter-sheet.module.css'
import { useList } from './list-context'
import { everything, type ListState, toHref } from './list-state'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; opener: RefObject<HTMLButtonElement | null> }

/** The filter of the phone as a full-height sheet; nothing is loaded before 确定, and going back closes it without (spec: common-parts/going-back). */
export function FilterSheet({ isOpen, onOpenChange, opener }: Props) {
  useBackCloses(isOpen, () => onOpenChange(false))
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.sheet} finalFocus={opener}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>筛选</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="关闭">
              <Icon name="close" size={36} />
            </Dialog.Close>
          </div>
          <Draft onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Starts anew from the list's state whenever the sheet opens, because the sheet's content is mounted then. */
function Draft({ onDone }: { onDone: () => void }) {
  const { state, tree, go } = useList()
  const [draft, setDraft] = useState<ListState>(state)

  function apply() {
    onDone()
    if (toHref(draft) !== toHref(state)) go(draft)
  }

  return (
    <>
      <CategoryCascade tree={tree} state={draft} onChange={setDraft} />
      <div className={styles.actions}>
        <button type="button" className={buttonStyle('outline')} onClick={() => setDraft(everything)}>
          重置
        </button>
        <button type="button" className={buttonStyle('brand')} onClick={apply}>
          确定
        </button>
      </div>
    </>
  )
}
