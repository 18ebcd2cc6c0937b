'use client'

import { useRowLabel } from '@payloadcms/ui'

type Row = { from?: number | null; upTo?: number | null; limit?: string | null }

/** What a folded row of a table of selectivity says; the product below stands in it. */
export function SelectivityLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const { from, upTo, limit } = data
  const said = [
    from ? `上级 ≥ ${from} A` : '',
    upTo ? `下级 ≤ ${upTo} A` : '',
    limit ? (/^\s*t\s*$/i.test(limit) ? '完全' : `${limit} kA`) : '',
  ]
  return <span>{[`${rowNumber + 1}`, ...said.filter((text) => text !== '')].join('　')}</span>
}
