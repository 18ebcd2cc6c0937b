import autocannon from 'autocannon'

/** What visitors ask for: kept pages, lists, and pages by their ids. */
const ADDRESSES = [
  '/',
  '/GoodsListView',
  '/GoodsInfoView?id=153',
  '/ExampleView',
  '/ExampleInfoView?id=301',
  '/News',
  '/Download',
  '/AboutView',
  '/prod-api/api/product/list',
  '/prod-api/api/siteInfo/',
]

const CONNECTIONS = 16

export type Visited = { perSecond: number; p99: number; errors: number }

/**
 * Reads as many visitors do at the same time.
 *
 * @param rate requests a second in all; as many as possible without it
 * @returns `p99` in milliseconds; `errors`: answers other than 200, broken lines and time-outs
 */
export async function visit(baseUrl: string, { seconds, rate }: { seconds: number; rate?: number }): Promise<Visited> {
  const result = await autocannon({
    url: baseUrl,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: 30,
    ...(rate && { overallRate: Math.max(Math.round(rate), CONNECTIONS) }),
    // A thread of its own, so that what is measured is the site and not the other actors of this process.
    workers: 1,
    headers: { 'accept-encoding': 'gzip', accept: 'text/html,application/json' },
    requests: ADDRESSES.map((path) => ({ path })),
  })
  return { perSecond: result.requests.average, p99: result.latency.p99, errors: result.non2xx + result.errors + result.timeouts }
}
