import { type RefObject, useEffect, useId, useMemo, useRef } from 'react'
import { whenOnline } from '../lazy-part/missing-scripts'
import { lazyPart, useLazyPart } from '../lazy-part/use-lazy-part'
import { groupsOf } from './groups'
import { PanelFoot } from './panel-foot'
import { noteRecent } from './recent-searches'
import { isOpen } from './suggesting'
import { SuggestionGroups } from './suggestion-groups'
import styles from './suggestion-panel.module.css'
import { useCombobox } from './use-combobox'
import { useBelow, useNeverSmaller } from './use-place'
import { useSuggesting } from './use-suggesting'

/** What phones need alone. */
const phoneSheet = lazyPart(() => import('./phone-sheet').then(({ PhoneSheet }) => PhoneSheet))

type Props = {
  field: RefObject<HTMLInputElement | null>
  /** It lies in a panel of the header, which says when it is left. */
  isHeld: boolean
  /** On a phone, where the form fills the screen. */
  isSheet: boolean
  leave: () => void
}

/** The suggestions of a field, as a list of which the arrows mark one (spec: search/suggesting). */
export function SuggestionPanel({ field, isHeld, isSheet, leave }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const idOf = (url: string) => `${id}-${state.shown?.findIndex((one) => one.url === url)}`
  const { state, dispatch, text } = useSuggesting(field, {
    ...{ isSheet, isHeld, leave },
    open: (url) => document.getElementById(idOf(url))?.click(),
  })
  const isListed = isOpen(state)
  const groups = useMemo(() => groupsOf(state.shown ?? [], isSheet), [state.shown, isSheet])
  useCombobox(field, isListed && groups.length > 0 ? id : null, state.marked === null ? null : idOf(state.marked))
  useNeverSmaller(panel, isListed && !isSheet)
  useBelow(panel, isListed && !isHeld && !isSheet)
  const { Part: PhoneSheet, want } = useLazyPart(phoneSheet, whenOnline)
  useEffect(() => {
    if (isSheet) want()
  }, [isSheet, want])
  useKeptFocus(panel)

  function follow() {
    if (isSheet) noteRecent(text)
    dispatch({ kind: 'closed' })
    leave()
  }
  const list =
    isListed &&
    (groups.length > 0 ? (
      <SuggestionGroups {...{ id, groups, idOf, isSheet }} marked={state.marked} isWide={isHeld && !isSheet} onFollow={follow} />
    ) : (
      <p>没有相近的建议，可以直接搜索</p>
    ))
  const foot = isListed && <PanelFoot isSheet={isSheet} hasKeys={isHeld} />
  return (
    <>
      <div
        ref={panel}
        className={`${styles.panel} ${placeOf(isSheet, isHeld)}`}
        hidden={!isListed && !isSheet}
        data-listed={isListed || undefined}
      >
        {!isSheet && <div className={styles.scroller}>{list}</div>}
        {!isSheet && foot}
        {isSheet && PhoneSheet && (
          <PhoneSheet field={field} isEmpty={!text.trim()} list={list}>
            {foot}
          </PhoneSheet>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {isListed && countOf(groups.flatMap(({ suggestions }) => suggestions).length)}
      </p>
    </>
  )
}

const placeOf = (isSheet: boolean, isHeld: boolean) => (isSheet ? styles.through : isHeld ? styles.held : styles.below)

const countOf = (count: number) => (count > 0 ? `${count} 条建议，用上下方向键选择` : '没有相近的建议')

/** What is pressed in the list leaves the focus in the field. */
function useKeptFocus(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault()
    const element = list.current
    element?.addEventListener('mousedown', keep)
    return () => element?.removeEventListener('mousedown', keep)
  }, [list])
}
