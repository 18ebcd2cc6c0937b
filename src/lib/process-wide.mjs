/**
 * One value for a whole process: the application's bundle has copies of the modules that the server around it has, too.
 *
 * @template T
 * @param {string} name
 * @param {() => T} make
 * @returns {T} what was made first under this name
 */
export function processWide(name, make) {
  const key = Symbol.for(name)
  const existing = Reflect.get(globalThis, key)
  if (existing) return existing
  const made = make()
  Reflect.set(globalThis, key, made)
  return made
}
