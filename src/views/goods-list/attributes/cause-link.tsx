'use client'

import { Symbols } from '@/components/symbols/symbols'
import { wishLabels } from '@/domain/facets/wording'
import { useList } from '../list-context'
import { wishesOf, withWishes } from '../list-state'
import { StateLink } from '../state-link'
import styles from './facet-section.module.css'

/** Takes back what is in the way of the values of a filter that lead to nothing: what is wished of the others. */
export function CauseLink({ facetKey }: { facetKey: string }) {
  const { state, filters } = useList()
  const wishes = wishesOf(state)
  const causes = wishes.filter(({ key }) => key !== facetKey)
  const [only, ...further] = causes
  if (!only) return null
  const filter = filters.find(({ key }) => key === only.key)
  const labels = filter ? wishLabels(filter, only).map(({ label }) => label) : []
  return (
    <StateLink
      to={withWishes(
        state,
        wishes.filter(({ key }) => key === facetKey),
      )}
      rel="nofollow"
      className={styles.cause}
    >
      <Symbols text={further.length > 0 || labels.length === 0 ? '去掉其他条件' : `去掉“${labels.join('、')}”`} />
    </StateLink>
  )
}
