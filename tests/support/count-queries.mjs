/**
 * Loaded into a site's processes before everything else (`node --import`): notes which SQL statements each rendering
 * causes, where they reach SQLite, whoever sends them. For each request that the renderer has answered, a line of JSON is
 * appended to the file that `QUERY_LOG` names. The site itself knows nothing of it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync } from 'node:fs'
import { Server } from 'node:http'
import process from 'node:process'
import { beforeEachRun } from './statement-runs.mjs'

const { QUERY_LOG } = process.env

/** @type {AsyncLocalStorage<string[]>} */
const statements = new AsyncLocalStorage()

if (QUERY_LOG) {
  beforeEachRun((_database, sql) => statements.getStore()?.push(sql))
  watchRequests(QUERY_LOG)
}

/** @param {string} file */
function watchRequests(file) {
  const { emit } = Server.prototype
  Reflect.set(
    Server.prototype,
    'emit',
    /** @this {Server} @param {any[]} args */ function noting(...args) {
      const [event, request, response] = args
      // The renderer listens at a path, the server around it at a port.
      if (event !== 'request' || typeof this.address() !== 'string') return Reflect.apply(emit, this, args)
      const { url } = request
      /** @type {string[]} */
      const caused = []
      response.once('finish', () => appendFileSync(file, `${JSON.stringify({ url, statements: caused })}\n`))
      return statements.run(caused, () => Reflect.apply(emit, this, args))
    },
  )
}
