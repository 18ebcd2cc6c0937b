'use client'

import type { SentLookup } from '@/contract/lookup'
import { LookupForm } from './lookup-form'
import { LookupHead } from './lookup-head'
import { LookupResultView } from './lookup-result'
import { useLookup } from './use-lookup'

type Props = { sent: SentLookup; hotline: string }

/** What has come of the list, and the form for the next one below it, which still has the list in it. */
export function LookupDesk({ sent, hotline }: Props) {
  const lookup = useLookup(sent)
  const { result, fileName } = lookup
  return (
    <>
      <LookupHead result={result} fileName={fileName} head={lookup.head} />
      {/* Another list begins with its own choices. */}
      {result && <LookupResultView key={lookup.count} result={result} />}
      <LookupForm lookup={lookup} hotline={hotline} />
    </>
  )
}
