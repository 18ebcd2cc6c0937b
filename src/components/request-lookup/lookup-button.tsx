'use client'

import { type RefObject, useState } from 'react'
import type { RequestKind } from '@/contract/service-request'
import { buttonStyle } from '../button/button-style'
import { lazyPart, useLazyPart } from '../lazy-part/use-lazy-part'
import type { FoundRecord } from './record-rows'

const lookupDialog = lazyPart(() => import('./lookup-dialog').then(({ LookupDialog }) => LookupDialog))

type Props = { kind: RequestKind; onFound: (record: FoundRecord) => void; ref: RefObject<HTMLButtonElement | null> }

/** Opens the lookup; the popup is loaded with the first press. */
export function LookupButton({ kind, onFound, ref }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { Part: LookupDialog, want } = useLazyPart(lookupDialog)

  return (
    <>
      <button ref={ref} type="button" className={buttonStyle('outline')} aria-haspopup="dialog" onClick={() => want(() => setIsOpen(true))}>
        点击查询提交信息
      </button>
      {LookupDialog && <LookupDialog kind={kind} isOpen={isOpen} onClose={() => setIsOpen(false)} onFound={onFound} opener={ref} />}
    </>
  )
}
