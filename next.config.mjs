import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Our own server answers `/prod-api/api/siteInfo/` at once: no redirects for slashes (spec: prod-api/slashes).
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  serverExternalPackages: [
    // One copy for all entries: the CMS is started by one and used by others, and errors are known by their class.
    'payload',
    '@payloadcms/db-mongodb',
    '@payloadcms/db-sqlite',
    '@payloadcms/email-nodemailer',
  ],
  // Titles and metas in the head for everybody, not streamed into the body.
  htmlLimitedBots: /.*/,
  devIndicators: false,
  images: { unoptimized: true },
  // `npm run typecheck` looks at the types, once; a start need not do it again.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    optimizePackageImports: ['@base-ui/react'],
  },
}

const withCms = withPayload(nextConfig)

const BEFORE_SIGNING_IN = ['/admin/login', '/admin/forgot', '/admin/reset/:token']

/**
 * Payload asks browsers for the colours of their system, and to ask again at once when the first page of a session was asked for without them: the
 * server renders that page twice. The former is for the admin alone, the latter for what is seen before signing in: that costs little, and can't take
 * them on later, as all other pages do.
 */
const scopedHeaders = async () => {
  const all = (await withCms.headers?.()) ?? []
  return all.flatMap((entry) => (entry.source === '/:path*' ? ofTheAdmin(entry) : [entry]))
}

/** @param {{ headers: { key: string, value: string }[] }} entry */
const ofTheAdmin = ({ headers }) => {
  const isAskedAgain = (/** @type {{ key: string }} */ { key }) => key === 'Critical-CH'
  return [
    { source: '/admin/:path*', headers: headers.filter((header) => !isAskedAgain(header)) },
    ...BEFORE_SIGNING_IN.map((source) => ({ source, headers: headers.filter(isAskedAgain) })),
  ]
}

/**
 * Payload turns this off because it starts anew with every change; here it doesn't (record 0037), and only what has changed is
 * loaded again.
 */
const experimental = { ...withCms.experimental, turbopackServerFastRefresh: true }

export default { ...withCms, experimental, headers: scopedHeaders }
