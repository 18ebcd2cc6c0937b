'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { viewedPath } from '@/domain/viewed-path'
import { type AnalyticsConfig, reportPageView } from './report'

/** Reports the page that is shown, once until another one is shown. It draws nothing. */
export function PageViewReporter({ config }: { config: AnalyticsConfig }) {
  const pathname = usePathname()
  const query = useSearchParams()
  const reported = useRef<string | null>(null)

  useEffect(() => {
    const path = viewedPath(pathname, query)
    if (path === reported.current) return
    reported.current = path
    if (path !== null && !isPreview(query) && !isOptedOut()) reportPageView(config, path)
  }, [config, pathname, query])

  return null
}

/** Previews are no visits, nor is what an expired preview link shows. */
const isPreview = (query: URLSearchParams) => query.get('draft') === '1' || query.has('preview')

/** “Do not track” and Global Privacy Control; TypeScript knows neither. */
function isOptedOut(): boolean {
  return Reflect.get(navigator, 'doNotTrack') === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
}
