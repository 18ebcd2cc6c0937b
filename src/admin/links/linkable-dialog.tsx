'use client'

import { z } from 'zod'
import { type Offered, SearchDialog } from '../row-table/search-dialog'

const answer = z.object({ found: z.array(z.object({ address: z.string(), title: z.string(), kind: z.string(), state: z.string() })) })

export type LinkableChoice = z.infer<typeof answer>['found'][number]

/** The server gives some of each kind. */
const say = (count: number) => `找到 ${count} 个，每类只列几个；输入得多，找得准。`

async function search(words: string, signal: AbortSignal): Promise<(LinkableChoice & Offered)[]> {
  const response = await fetch(`/cms-api/linkable?${new URLSearchParams({ words })}`, { credentials: 'same-origin', signal })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const { found } = answer.parse(await response.json())
  return found.map((one) => ({ ...one, key: one.address, note: [one.kind, one.state].filter(Boolean).join(' · ') }))
}

type Props = { address: string; onChoose: (one: LinkableChoice) => void; onClose: () => void }

/** Pages, documents, categories and files of this site, found by their names. @param props.address which the link has now */
export const LinkableDialog = ({ address, onChoose, onClose }: Props) => (
  <SearchDialog
    title="选择站内内容"
    introduction="输入名称或型号的一部分，或完整的编号；↓ 到结果，Enter 选中。选中后，链接填入它的网址。"
    noun="内容"
    search={search}
    say={say}
    isChosen={(one) => one.address === address}
    onChoose={onChoose}
    onClose={onClose}
  />
)
