'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { viewedPath } from '@/domain/viewed-path'
import { type AnalyticsConfig, reportPageView, reportSearch } from './report'

/** Reports the page that is shown, and what is searched on it, each once until it is another one. It draws nothing. */
export function PageViewReporter({ config }: { config: AnalyticsConfig }) {
  const pathname = usePathname()
  const query = useSearchParams()
  const reported = useRef<string | null>(null)
  const reportedSearch = useRef<string | null>(null)

  useEffect(() => {
    const isReported = !isPreview(query) && !isOptedOut()
    const path = viewedPath(pathname, query)
    if (path !== reported.current && path !== null && isReported) reportPageView(config, path)
    reported.current = path
    const search = pathname === SEARCH ? query.get('val') : null
    if (search !== reportedSearch.current && search && isReported) reportSearch(search)
    reportedSearch.current = search
  }, [config, pathname, query])

  return null
}

/** Where the whole site is searched. */
const SEARCH = '/SearchResult'

/** Previews are no visits, nor is what an expired preview link shows. */
const isPreview = (query: URLSearchParams) => query.get('draft') === '1' || query.has('preview')

/** “Do not track” and Global Privacy Control; TypeScript knows neither. */
function isOptedOut(): boolean {
  return Reflect.get(navigator, 'doNotTrack') === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
}
