'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'
import { reloadPage } from '@/components/toast/reload-page'
import { PlainFailure } from '@/views/failure/plain-failure'

// Every page carries its error page along; what that needs is only loaded when it is shown. When that can't be loaded
// either, which is likely where scripts of the page did not arrive, a plain one takes its place.
const FailureView = dynamic(() =>
  import('@/views/failure/failure').then(
    (module) => module.FailureView,
    () => PlainFailure,
  ),
)

type Props = { error: Error & { digest?: string }; reset: () => void }

/** A page that failed; header and footer stay. */
export default function ErrorPage({ error, reset }: Props) {
  const router = useRouter()
  // The link that led here may have been far down.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])

  const askAgain = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  // Without a digest it failed in the browser: only loading anew helps.
  const retry = error.digest ? askAgain : reloadPage
  return <FailureView code={error.digest} onRetry={retry} />
}
