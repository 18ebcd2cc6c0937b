import { memoisedAnswers } from './memoised-answers.mjs'
import { passThrough } from './pass-through.mjs'

/**
 * The application in the renderer's process.
 *
 * @param {object} options
 * @param {import('./client.mjs').RendererClient} options.renderer
 * @param {import('../content-version/content-version.mjs').ContentVersion} options.version
 * @param {() => Promise<void>} options.stop ends the renderer
 * @param {() => Promise<void>} options.acknowledgeChanges before somebody is told of the change that he made
 * @param {ReturnType<typeof import('./lanes.mjs').strangersLanes>} options.lane
 * @param {() => Promise<unknown>} options.save what is to be carried to the next run
 * @returns {import('../application.mjs').Application}
 */
export function remoteApplication({ renderer, version, acknowledgeChanges, lane, stop, save }) {
  return {
    handle: (request, response, terms) => passThrough({ renderer, acknowledgeChanges, lane }, request, response, terms),
    notReady: renderer.notReady,
    publishedEdition: memoisedAnswers(version, renderer.publishedEdition),
    close: async () => {
      await save()
      await stop()
      await version.close()
    },
  }
}
