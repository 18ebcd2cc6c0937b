'use client'

import { type ReactNode, useRef, useState } from 'react'
import { ButtonLink } from '@/components/button/button-link'
import type { Onward } from '@/components/receipt/use-sent'
import { LookupButton } from '@/components/request-lookup/lookup-button'
import type { FoundRecord } from '@/components/request-lookup/record-rows'
import { RequestResult } from '@/components/request-lookup/request-result'
import { FeedbackForm } from './feedback-form'

/** The form, or what a lookup has found in its place; from there the way leads to the customer centre (spec: service/lookup-result). */
export function FeedbackDesk({ head, onward }: { head: ReactNode; onward: Onward }) {
  const [record, setRecord] = useState<FoundRecord | null>(null)
  const lookup = useRef<HTMLButtonElement>(null)
  if (record) {
    return (
      <RequestResult kind="feedback" record={record} hotline={onward.hotline}>
        <ButtonLink href="/CustomerView" tone="outline">
          返回
        </ButtonLink>
      </RequestResult>
    )
  }
  return (
    <>
      {head}
      <FeedbackForm onward={onward} lookup={<LookupButton ref={lookup} kind="feedback" onFound={setRecord} />} />
    </>
  )
}
