'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { startTransition } from 'react'

// Every page carries its error page along; what that needs is only loaded when it is shown.
const FailureView = dynamic(() => import('@/views/failure/failure').then((module) => module.FailureView))

type Props = { error: Error & { digest?: string }; reset: () => void }

/** A page that failed; header and footer stay. */
export default function ErrorPage({ error, reset }: Props) {
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <FailureView code={error.digest} onRetry={retry} />
}
