/** Under this name the tasks stand; the application's bundle has a copy of this module. */
const TASKS = Symbol.for('site.before-exit')

/** @returns {Set<() => Promise<void>>} */
function tasks() {
  const existing = Reflect.get(globalThis, TASKS)
  if (existing) return existing
  const created = new Set()
  Reflect.set(globalThis, TASKS, created)
  return created
}

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
