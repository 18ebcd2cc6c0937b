'use client'

import { type ReactNode, useRef, useState } from 'react'
import { buttonStyle } from '@/components/button/button-style'
import type { Onward } from '@/components/receipt/use-sent'
import { LookupButton } from '@/components/request-lookup/lookup-button'
import type { FoundRecord } from '@/components/request-lookup/record-rows'
import { RequestResult } from '@/components/request-lookup/request-result'
import type { Province } from '@/domain/regions'
import { RepairForm } from './repair-form'

type Props = { head: ReactNode; provinces: readonly Province[]; onward: Onward }

/** The form, or what a lookup has found in its place; what was typed waits behind the result (spec: service/lookup-result). */
export function RepairDesk({ head, provinces, onward }: Props) {
  const [record, setRecord] = useState<FoundRecord | null>(null)
  const lookup = useRef<HTMLButtonElement>(null)

  function goBack() {
    setRecord(null)
    requestAnimationFrame(() => lookup.current?.focus())
  }

  return (
    <>
      <div hidden={record !== null}>
        {head}
        <RepairForm provinces={provinces} onward={onward} lookup={<LookupButton ref={lookup} kind="repair" onFound={setRecord} />} />
      </div>
      {record && (
        <RequestResult kind="repair" record={record} hotline={onward.hotline}>
          <button type="button" className={buttonStyle('outline')} onClick={goBack}>
            返回
          </button>
        </RequestResult>
      )}
    </>
  )
}
