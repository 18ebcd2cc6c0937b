'use client'

import { type ReactNode, useRef, useState } from 'react'
import { ButtonLink } from '@/components/button/button-link'
import { LookupButton } from '@/components/request-lookup/lookup-button'
import { RequestResult } from '@/components/request-lookup/request-result'
import type { RequestRecord } from '@/contract/form-bodies'
import { FeedbackForm } from './feedback-form'

/** The form, or what a lookup has found in its place; from there the way leads to the customer centre (spec: service/lookup-result). */
export function FeedbackDesk({ head, hotline }: { head: ReactNode; hotline: string }) {
  const [record, setRecord] = useState<RequestRecord | null>(null)
  const lookup = useRef<HTMLButtonElement>(null)
  if (record) {
    return (
      <RequestResult kind="feedback" record={record} hotline={hotline}>
        <ButtonLink href="/CustomerView" tone="outline">
          返回
        </ButtonLink>
      </RequestResult>
    )
  }
  return (
    <>
      {head}
      <FeedbackForm lookup={<LookupButton ref={lookup} kind="feedback" onFound={setRecord} />} />
    </>
  )
}
