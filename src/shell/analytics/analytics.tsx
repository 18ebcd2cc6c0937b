import { environment } from '@/lib/environment'
import { PageViewReporter } from './page-view-reporter'
import type { AnalyticsConfig } from './report'

/** Reports every page view to the configured provider (spec: privacy-and-safety/page-views); nothing when there is none. */
export function Analytics() {
  const config = configOf(environment)
  return config && <PageViewReporter config={config} />
}

function configOf({ ANALYTICS_PROVIDER, BAIDU_TONGJI_ID = '', UMAMI_URL = '', UMAMI_WEBSITE_ID = '' }: typeof environment) {
  const configs: Record<typeof ANALYTICS_PROVIDER, AnalyticsConfig | null> = {
    none: null,
    'first-party': { provider: 'first-party' },
    baidu: { provider: 'baidu', siteId: BAIDU_TONGJI_ID },
    umami: { provider: 'umami', url: UMAMI_URL, websiteId: UMAMI_WEBSITE_ID },
  }
  return configs[ANALYTICS_PROVIDER]
}
