import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** Servers run on this core and load comes from the other one, so that they don't take time from each other. */
export const SERVER_CORE = '0'
const LOAD_CORE = '1'

const CONNECTIONS = 64

/** @typedef {{ rate: number, p50: number, p99: number, longest: number, errors: number }} Measured rates per second, times in milliseconds */

/**
 * Loads addresses in turn with wrk.
 *
 * @param {object} options
 * @param {string} options.folder for the script
 * @param {string} options.baseUrl
 * @param {readonly string[]} options.paths
 * @param {number} options.seconds
 * @param {number} [options.rate] requests per second in all; as fast as possible without it
 * @param {number} [options.connections]
 * @returns {Promise<Measured>}
 */
export async function load({ folder, baseUrl, paths, seconds, rate, connections = CONNECTIONS }) {
  const script = path.join(folder, `load-${Math.random().toString(36).slice(2)}.lua`)
  writeFileSync(script, scriptOf(paths, rate && (connections / rate) * 1000))
  const args = ['-c', LOAD_CORE, 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, baseUrl]
  const child = spawn('taskset', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  for await (const chunk of child.stdout) output += chunk
  const line = output.split('\n').find((text) => text.startsWith('{'))
  if (!line) throw new Error(`wrk: ${output}`)
  return JSON.parse(line)
}

/**
 * @param {readonly string[]} paths
 * @param {number | undefined} pauseMs of each connection between two requests
 */
const scriptOf = (paths, pauseMs) => `
local paths = { ${paths.map((one) => JSON.stringify(one)).join(', ')} }
local headers = { ["Accept-Encoding"] = "gzip", ["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64)" }
local requests, at = {}, 0
function init()
  math.randomseed(os.time())
  for index, path in ipairs(paths) do requests[index] = wrk.format("GET", path, headers) end
end
function request()
  at = at % #requests + 1
  return requests[at]
end
${pauseMs ? `function delay() return math.random() * ${(2 * pauseMs).toFixed(3)} end` : ''}
function done(summary, latency)
  local errors = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout + summary.errors.status
  print(string.format('{"rate":%f,"p50":%f,"p99":%f,"longest":%f,"errors":%d}', summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, latency.max / 1000, errors))
end
`
