'use client'

import type { ReactNode } from 'react'
import type { Facet } from '@/contract/facets'
import { wishedNumber } from '@/domain/facets/offer'
import { toggleChoice, toggleNumber, type Wish, wishFor } from '@/domain/facets/wish'
import { useList } from '../list-context'
import { wishesOf, withWishes } from '../list-state'
import { StateLink } from '../state-link'

/** What a control has to know of its filter. */
export type OfFacet = Pick<Facet, 'key' | 'kind' | 'match'>

type Props = {
  facet: OfFacet
  /** As in an address. */
  value: string
  /** Does it lead to products? */
  isPossible: boolean
  /** The element that says why it does not. */
  reasonId: string
  className?: string
  children: ReactNode
}

/** A value of a filter; one that leads to nothing says so, and stays where it is. */
export function WishLink({ facet, value, isPossible, reasonId, className, children }: Props) {
  const { state } = useList()
  const wishes = wishesOf(state)
  const wish = wishFor(wishes, facet.key)
  const isChosen = wish !== null && isWished(wish, facet, value)
  if (!isPossible && !isChosen) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: the others are links in this role; this one leads nowhere
      <span role="checkbox" aria-checked="false" tabIndex={0} aria-disabled="true" aria-describedby={reasonId} className={className}>
        {children}
      </span>
    )
  }
  const after =
    facet.kind === 'number'
      ? toggleNumber(wishes, facet.key, wishedNumber(facet.match, Number(value)))
      : toggleChoice(wishes, facet.key, value)
  return (
    <StateLink
      role="checkbox"
      aria-checked={isChosen}
      data-within={(wish && isWithin(wish, value)) || undefined}
      className={className}
      to={withWishes(state, after)}
      rel="nofollow"
    >
      {children}
    </StateLink>
  )
}

/** Chosen: a choice, the one number, or an end of a range. */
function isWished(wish: Wish, { match }: OfFacet, value: string): boolean {
  if ('choices' in wish) return wish.choices.includes(value)
  const number = Number(value)
  if (match === 'at-least' || match === 'at-most') return (wish.from ?? wish.to) === number
  return wish.from === number || wish.to === number
}

const isWithin = (wish: Wish, value: string): boolean =>
  'from' in wish && (wish.from ?? Number.NEGATIVE_INFINITY) <= Number(value) && Number(value) <= (wish.to ?? Number.POSITIVE_INFINITY)
