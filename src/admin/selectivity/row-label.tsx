'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { idOf, type Reference } from '../../lib/references'
import { modelOf } from './model-of'

type Row = { product?: Reference; from?: number | null; upTo?: number | null; limit?: string | null }

/** What a folded row of a table of selectivity says. */
export function SelectivityLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const { product, from, upTo, limit } = data
  const model = useModel(idOf(product))
  const said = [
    model,
    from ? `上级 ≥ ${from} A` : '',
    upTo ? `下级 ≤ ${upTo} A` : '',
    limit ? (/^\s*t\s*$/i.test(limit) ? '完全' : `${limit} kA`) : '',
  ]
  return <span>{[`${rowNumber + 1}`, ...said.filter((text) => text !== '')].join('　')}</span>
}

/** '' until it is known, and where it can't be. */
function useModel(id: string | number | null): string {
  const [known, setKnown] = useState({ id, model: '' })
  useEffect(() => {
    let isWanted = id !== null
    if (id !== null) modelOf(id).then((model) => isWanted && setKnown({ id, model }))
    return () => {
      isWanted = false
    }
  }, [id])
  return known.id === id ? known.model : ''
}
