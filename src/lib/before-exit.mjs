import { processWide } from './process-wide.mjs'

/** @returns {Set<() => Promise<void>>} */
const tasks = () => processWide('site.before-exit', () => new Set())

/**
 * Called by the application: something to finish when the process ends, after the last request.
 *
 * @param {() => Promise<void>} task
 */
export function beforeExit(task) {
  tasks().add(task)
}

/** Called by the server. One task that fails doesn't keep the others from finishing. */
export async function finishTasks() {
  await Promise.allSettled([...tasks()].map((task) => task()))
}
