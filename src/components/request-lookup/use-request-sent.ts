'use client'

import { useRouter } from 'next/navigation'
import type { SubmissionAnswer } from '@/contract/form-bodies'
import { submissionOutcome } from '@/contract/service-request'
import { leaveSoon } from '../form/leave'
import { notifySuccess } from '../toast/notify'

/** What follows a stored repair request or feedback: its number is shown, and the customer centre takes the page's place. */
export function useRequestSent() {
  const router = useRouter()
  return ({ data }: SubmissionAnswer) => {
    void notifySuccess(submissionOutcome.success, `受理编号 ${data.reference}，可凭手机号查询进度`)
    leaveSoon(() => router.replace('/CustomerView'))
  }
}
