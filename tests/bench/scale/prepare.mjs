import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const FOLDER = path.resolve('.cache/scale')
const SECRET = 'for-the-bench-only-'.repeat(3)

/** Who publishes and looks at the admin. */
export const account = { email: 'bench@example.com', password: 'a-password-for-the-bench' }

/**
 * A site of some size that is ready to be started.
 *
 * @typedef {{ env: NodeJS.ProcessEnv, databaseFile: string | null }} Prepared
 */

/**
 * Makes the site of a size, or takes that of an earlier run.
 *
 * @param {object} options
 * @param {'SQLite' | 'MongoDB'} options.database
 * @param {string} options.size such as `10k`
 * @param {string | null} options.mongodb the server
 * @param {number} options.port
 * @returns {Promise<Prepared>}
 */
export async function prepare({ database, size, mongodb, port }) {
  const name = `${database.toLowerCase()}-${size}`
  const isMongo = database === 'MongoDB'
  const data = path.join(FOLDER, name, 'data')
  const env = environment(data, isMongo && mongodb ? databaseOf(mongodb, `scale_${size}`) : '', port)
  if (isMongo) await seeded(path.join(FOLDER, name), env)
  else if (!existsSync(data)) {
    const base = path.join(FOLDER, 'base')
    await seeded(base, environment(path.join(base, 'data'), '', port))
    // What is broken off is not taken for a whole one.
    cpSync(path.join(base, 'data'), `${data}.part`, { recursive: true })
    spawnSync('mv', [`${data}.part`, data])
  }
  const thousands = Number.parseInt(size, 10)
  const numbers = { products: 1000, news: 200, documents: 2000, media: 200 }
  const wanted = Object.entries(numbers).flatMap(([kind, count]) => [`--${kind}`, String(count * thousands)])
  command(['--conditions=production', 'src/server/run.mjs', 'seed/synthetic/run.ts', ...wanted], env, 'synthetic: ok')
  return { env, databaseFile: isMongo ? null : path.join(data, 'site.db') }
}

/**
 * @param {string} data @param {string} uri @param {number} port
 * @returns {NodeJS.ProcessEnv}
 */
const environment = (data, uri, port) => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: data,
  DATABASE_URI: uri,
  PORT: String(port),
  HOST: 'localhost',
  SITE_URL: '',
  PAYLOAD_SECRET: SECRET,
  // What several do together: tests/bench/renderers.mjs.
  RENDERERS: '1',
})

/** @param {string} server @param {string} name */
function databaseOf(server, name) {
  const uri = new URL(server)
  uri.pathname = `/${name}`
  return uri.href
}

/** Seeds the demo content, once; its pictures get all their widths, which would be made while something is measured. @param {string} folder @param {NodeJS.ProcessEnv} env */
async function seeded(folder, env) {
  const mark = path.join(folder, 'seeded')
  if (existsSync(mark)) return
  rmSync(path.join(folder, 'data'), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  command(['--conditions=production', 'src/server/run.mjs', 'seed/run.ts', '--if-empty'], env, 'seed: ok')
  const administrator = ['--conditions=production', 'src/server/run.mjs', 'src/server/set-administrator.ts', '--email', account.email]
  command(administrator, { ...env, ADMINISTRATOR_PASSWORD: account.password }, 'administrator: ok')
  await untilWidthsAreComplete(env)
  writeFileSync(mark, '')
}

/** @param {NodeJS.ProcessEnv} env */
async function untilWidthsAreComplete(env) {
  const child = spawn(process.execPath, ['src/server/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = new Promise((resolve) => child.once('close', resolve))
  await new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error('The site ended before its pictures were complete.')))
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => String(chunk).includes('"event":"picture widths complete"') && resolve(undefined))
    }
  })
  child.kill('SIGTERM')
  await closed
}

/** @param {string[]} args of Node @param {NodeJS.ProcessEnv} env @param {string} done what it says in the end */
function command(args, env, done) {
  const { stdout } = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })
  process.stdout.write(stdout)
  if (!stdout.includes(done)) throw new Error(`${args.at(3)} failed.`)
}
