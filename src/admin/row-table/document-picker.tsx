'use client'

import { useCallback } from 'react'
import { documentsLike, MOST_OFFERED, type NamedDocument, type Source } from './documents'
import type { PickerProps } from './row-aid'
import { SearchDialog } from './search-dialog'

type Props = PickerProps & { source: Source; onLearn: (found: readonly NamedDocument[]) => void }

/** The document that a cell refers to, found by some letters of its name or number. */
export function DocumentPicker({ source, column: { label }, chosen, onChoose, onClose, onLearn }: Props) {
  const search = useCallback(
    async (words: string, signal: AbortSignal) =>
      (await documentsLike(source, words, signal)).map((one) => ({ ...one, key: String(one.id) })),
    [source],
  )
  const say = useCallback(
    (count: number) => (count < MOST_OFFERED ? `找到 ${count} 个${label}` : `列出前 ${MOST_OFFERED} 个，可以再输入几个字。`),
    [label],
  )
  return (
    <SearchDialog
      title={`选择${label}`}
      introduction="输入名称或型号的一部分；↓ 到结果，Enter 选中。"
      noun={label}
      search={search}
      say={say}
      isChosen={({ id }) => chosen.includes(id)}
      onChoose={({ key: _, ...one }) => {
        onLearn([one])
        onChoose([one.id])
      }}
      onClose={onClose}
    />
  )
}
