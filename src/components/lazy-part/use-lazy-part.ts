import { type ComponentType, useCallback, useState } from 'react'
import { dismissMessage, notifyError } from '../toast/notify'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A component whose scripts come when it is wanted, in the browser alone. */
export type LazyPart<Props> = { load: Load<Props>; component: ComponentType<Props> | null }

/** @param load imports it; asked again after a failure */
export const lazyPart = <Props>(load: Load<Props>): LazyPart<Props> => ({ load, component: null })

const FAILURE = '没有加载成功，请检查网络后重试'

type OnFailure = (again: () => void) => void

const tell: OnFailure = (again) => void notifyError(FAILURE, { label: '重试', onClick: again })

/** For what nobody has asked for: it is missing until the line is back. */
export const whenOnline: OnFailure = (again) => window.addEventListener('online', again, { once: true })

/**
 * A part of a page that most visitors never see. When its scripts can't be loaded the page stays as it is, with all that was typed
 * (`next/dynamic` puts the page's failure in its place), and the visitor is told and can try again (spec: common-parts/late-parts, record 0046).
 *
 * @param onFailure what happens instead; the same function each time
 * @returns the component once it is wanted and there; and what loads it, and then does what it is given, at once when it is there
 */
export function useLazyPart<Props>(part: LazyPart<Props>, onFailure = tell) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const want = useCallback(
    (then: () => void = () => undefined) => {
      const show = (component: ComponentType<Props>) => {
        part.component = component
        setPart(() => component)
        then()
      }
      if (part.component) return show(part.component)
      part.load().then(
        (component) => {
          dismissMessage(FAILURE)
          show(component)
        },
        () => onFailure(() => want(then)),
      )
    },
    [part, onFailure],
  )
  return { Part, want }
}
