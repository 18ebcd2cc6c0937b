'use client'

import dynamic from 'next/dynamic'
import { type RefObject, useState } from 'react'
import type { RequestKind } from '@/contract/service-request'
import { buttonStyle } from '../button/button-style'
import type { FoundRecord } from './record-rows'

const LookupDialog = dynamic(() => import('./lookup-dialog').then((module) => module.LookupDialog), { ssr: false })

type Props = { kind: RequestKind; onFound: (record: FoundRecord) => void; ref: RefObject<HTMLButtonElement | null> }

/** Opens the lookup; the popup is loaded with the first press. */
export function LookupButton({ kind, onFound, ref }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)

  function open() {
    setIsWanted(true)
    setIsOpen(true)
  }

  return (
    <>
      <button ref={ref} type="button" className={buttonStyle('outline')} aria-haspopup="dialog" onClick={open}>
        点击查询提交信息
      </button>
      {isWanted && <LookupDialog kind={kind} isOpen={isOpen} onClose={() => setIsOpen(false)} onFound={onFound} opener={ref} />}
    </>
  )
}
