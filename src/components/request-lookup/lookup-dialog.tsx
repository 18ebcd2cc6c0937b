'use client'

import { type RefObject, useState } from 'react'
import type { RequestKind } from '@/contract/service-request'
import { SiteDialog } from '../dialog/site-dialog'
import { LookupForm } from './lookup-form'
import type { FoundRecord } from './record-rows'

const titles = { repair: '自助报修查询', feedback: '意见反馈查询' } as const

type Props = {
  kind: RequestKind
  isOpen: boolean
  onClose: () => void
  /** Called when the popup is gone, and the page back in its place. */
  onFound: (record: FoundRecord) => void
  opener: RefObject<HTMLButtonElement | null>
}

/** The popup of a lookup. */
export function LookupDialog({ kind, isOpen, onClose, onFound, opener }: Props) {
  const [record, setRecord] = useState<FoundRecord | null>(null)

  function finish(found: FoundRecord) {
    setRecord(found)
    onClose()
  }
  function handOver() {
    if (record) onFound(record)
    setRecord(null)
  }

  return (
    <SiteDialog
      title={titles[kind]}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={handOver}
      opener={opener}
      firstFocus={`${kind}-lookup-tel`}
    >
      <LookupForm kind={kind} onFound={finish} />
    </SiteDialog>
  )
}
