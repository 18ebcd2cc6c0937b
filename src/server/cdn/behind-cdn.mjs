import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { purgeCall } from './purge-call.mjs'
import { purger } from './purger.mjs'
import { sharedHeaders } from './shared-headers.mjs'

/**
 * Behind a CDN that is told of changes: what it may keep is marked, and what a change makes old is purged there (record 0053).
 *
 * @param {object} options
 * @param {import('../../lib/environment.mjs').Environment} options.environment
 * @param {Pick<import('../content-version/content-version.mjs').ContentVersion, 'state'>} options.version
 * @param {Pick<import('../renderer/client.mjs').RendererClient, 'purges'>} options.renderer
 * @param {string} options.build
 * @param {Promise<void>} options.started when the renderer can be asked
 */
export function startBehindCdn({ environment, version, renderer, build, started }) {
  const by = `${hostname()}:${environment.PORT}`
  const { stop, start } = purger({
    version,
    call: purgeCall(environment),
    build: mark(environment, build),
    ledger: {
      claim: async (asked, running) => {
        const noted = await renderer.purges({ act: 'claim', by, version: asked, build: running })
        const isSameBuild = running === undefined || running === noted.build
        return { whose: noted.whose, told: isSameBuild ? noted.version : -1 }
      },
      note: (asked, running) => renderer.purges({ act: 'note', by, version: asked, build: running }),
      build: async () => (await renderer.purges({ act: 'build', by })).build,
    },
  })
  started.then(start, () => undefined)
  return { sharedHeaders: sharedHeaders(environment), stop }
}

/**
 * What pages hang on besides the content: the build, and the configuration without what differs between processes of one site.
 *
 * @param {import('../../lib/environment.mjs').Environment} environment
 * @param {string} build
 */
function mark({ HOST, PORT, DATA_DIR, DATABASE_URI, RENDERERS, ...shown }, build) {
  return createHash('sha256')
    .update(JSON.stringify([build, shown]))
    .digest('hex')
}
