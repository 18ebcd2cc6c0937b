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
  const { state, loaded, go } = useList()
  const { asked, setAsked } = useAsked(toHref(loaded))

  function change(isOpenNow: boolean) {
    if (!isOpenNow) setAsked(null)
    onOpenChange(isOpenNow)
  }
  function apply(draft: ListState) {
    onOpenChange(false)
    const isShown = toHref(draft) === toHref(state)
    setAsked(isShown ? null : draft)
    if (!isShown) go(draft)
  }

  useBackCloses(isOpen, () => change(false))
  return (
    <Dialog.Root open={isOpen} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.sheet} finalFocus={opener}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>筛选</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="关闭">
              <Icon name="close" size={36} />
            </Dialog.Close>
          </div>
          <Draft first={asked ?? state} onApply={apply} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * What 确定 asked for until the list shows it, or something else: while the line is cut the sheet still has it (spec:
 * common-parts/cut-line).
 *
 * @param shown the address of what the list shows
 */
function useAsked(shown: string) {
  const [asked, setAsked] = useState<ListState | null>(null)
  const [shownBefore, setShownBefore] = useState(shown)
  if (shownBefore !== shown) {
    setShownBefore(shown)
    setAsked(null)
  }
  return { asked, setAsked }
}

/** Starts anew whenever the sheet opens, because the sheet's content is mounted then. */
function Draft({ first, onApply }: { first: ListState; onApply: (draft: ListState) => void }) {
  const { tree } = useList()
  const [draft, setDraft] = useState(first)

  return (
    <>
      <CategoryCascade tree={tree} state={draft} onChange={setDraft} />
      <div className={styles.actions}>
        <button type="button" className={buttonStyle('outline')} onClick={() => setDraft(everything)}>
          重置
        </button>
        <button type="button" className={buttonStyle('brand')} onClick={() => onApply(draft)}>
          确定
        </button>
      </div>
    </>
  )
}
