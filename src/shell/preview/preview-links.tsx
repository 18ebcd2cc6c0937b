'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { previewParameters, withinPreview } from '@/domain/preview-parameters'

/**
 * Keeps a preview while somebody looks around in it: links to other pages of the site take its parameters along, drafts,
 * shared link and layout. Only pages of a preview have it; links that stay in another tab or leave the site are left alone.
 */
export function PreviewLinks() {
  const router = useRouter()
  const pathname = usePathname()
  const query = useSearchParams()
  const kept = useRef<URLSearchParams | null>(null)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlain(event) || !staysHere(link)) return
      const address = withinPreview(new URL(link.href), window.location.origin, previewParameters(new URLSearchParams(location.search)))
      if (address === null) return
      // The link's own reaction goes on (a menu closes), but Next no longer follows it.
      event.preventDefault()
      router.push(address)
    }
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [router])

  // Filters and searches go to their addresses without a link.
  useEffect(() => {
    kept.current ??= previewParameters(new URLSearchParams(query))
    const url = new URL(`${pathname}?${query}`, window.location.origin)
    const address = withinPreview(url, url.origin, kept.current)
    if (address !== null) router.replace(address, { scroll: false })
  }, [pathname, query, router])

  return null
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The bar itself leads out of the preview. */
const staysHere = (link: HTMLAnchorElement) => (link.target === '' || link.target === '_self') && !link.hasAttribute('download')
