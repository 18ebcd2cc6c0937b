import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useTransition } from 'react'

/**
 * Leads to another page and says when it is there. When it can't come, the page and all that is open on it stay as they are
 * (spec: common-parts/cut-line).
 */
export function useWay(onArrive: () => void): (href: string) => void {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const way = useRef<{ from: string; to: string } | null>(null)

  const end = useEffectEvent(() => {
    if (!way.current) return
    const { from, to } = way.current
    way.current = null
    if (location.href !== from || to === from) onArrive()
  })
  useEffect(() => {
    if (!isPending) end()
  }, [isPending])

  return (href) => {
    way.current = { from: location.href, to: new URL(href, location.href).href }
    startTransition(() => router.push(href))
  }
}
