import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { pause } from './serving/tools.mjs'

/**
 * A program that serves pages.
 *
 * @typedef {object} Program
 * @property {string[]} args of Node
 * @property {NodeJS.ProcessEnv} env
 * @property {string} url of its first page
 */

/**
 * Starts a program and waits for its first page.
 *
 * @param {Program} program
 * @returns {Promise<{ pid: number, seconds: number, memory: () => number, stop: () => Promise<void> }>} memory: of it and its children, in MB
 */
export async function running({ args, env, url }) {
  const start = performance.now()
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} did not start.`)
    await pause(10)
  }
  const seconds = (performance.now() - start) / 1000
  const stop = async () => {
    const closed = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    await closed
  }
  const pid = child.pid ?? 0
  return { pid, seconds, memory: () => residentMb(pid), stop }
}

/** @param {string} url */
const answers = (url) =>
  fetch(url).then(
    async (response) => Boolean(await response.text()) && response.ok,
    () => false,
  )

/**
 * What a process and all that it started hold in memory (Linux).
 *
 * @param {number} pid
 * @returns {number} MB
 */
const residentMb = (pid) => familyOf(pid).reduce((sum, one) => sum + statusOf(String(one), 'VmRSS') / 1024, 0)

/**
 * A process and all that it started (Linux).
 *
 * @param {number} pid
 * @returns {number[]}
 */
export function familyOf(pid) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(processes.map((name) => [Number(name), statusOf(name, 'PPid')]))
  const family = [pid]
  for (const one of family) for (const [child, parent] of parents) if (parent === one) family.push(child)
  return family
}

/**
 * A number that the system says of a process; 0 when it has ended.
 *
 * @param {string} pid
 * @param {string} name
 */
export function statusOf(pid, name) {
  try {
    const [, value] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(value ?? 0)
  } catch {
    // It has ended since.
    return 0
  }
}
