import { type ComponentType, useCallback, useState } from 'react'
import { dismissMissing, tellMissing, type WhenMissing } from './missing-scripts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A component whose scripts come when it is wanted, in the browser alone. */
export type LazyPart<Props> = { load: Load<Props>; component: ComponentType<Props> | null }

/** @param load imports it; asked again after a failure */
export const lazyPart = <Props>(load: Load<Props>): LazyPart<Props> => ({ load, component: null })

/**
 * A part of a page that most visitors never see. When its scripts can't be loaded the page stays as it is, with all that was typed
 * (`next/dynamic` puts the page's failure in its place), and the visitor is told and can try again (spec: common-parts/late-parts, record 0046).
 *
 * @param onFailure what happens instead; the same function each time
 * @returns the component once it is wanted and there; and what loads it, and then does what it is given, at once when it is there
 */
export function useLazyPart<Props>(part: LazyPart<Props>, onFailure: WhenMissing = tellMissing) {
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
          dismissMissing()
          show(component)
        },
        () => onFailure(() => want(then)),
      )
    },
    [part, onFailure],
  )
  return { Part, want }
}
