'use client'

import type { DocumentId } from '../../lib/document-id'
import type { Offer, References } from './row-aid'
import styles from './row-table.module.css'

type Props = {
  id: string
  place: { row: number; column: number }
  label: string
  ids: readonly DocumentId[]
  references: References
  offer: Offer | null
  isActive: boolean
  isReadOnly: boolean
  onOpen: () => void
  onOffer: (offer: Offer) => void
}

/** Documents that a row refers to; where none are chosen, those that would fit are one press away. */
export function ReferenceCell({ id, place, label, ids, references, offer, isActive, isReadOnly, onOpen, onOffer }: Props) {
  const isOffering = offer !== null && !isReadOnly
  return (
    <button
      id={id}
      type="button"
      className={styles.reference}
      data-row={place.row}
      data-column={place.column}
      data-offer={isOffering || undefined}
      data-none={ids.length === 0 || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-haspopup="dialog"
      aria-label={`${label}：${isOffering ? `可对应：${offer.label}` : references.write(ids) || references.none}`}
      onClick={() => {
        if (isReadOnly) return
        if (isOffering) onOffer(offer)
        else onOpen()
      }}
    >
      {isOffering ? `可对应：${offer.label}` : ids.length === 0 ? references.none : references.draw(ids)}
    </button>
  )
}
