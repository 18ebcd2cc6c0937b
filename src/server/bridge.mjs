/** Under this name the bundled application offers functions to the server around it; see src/instrumentation.ts. */
export const BRIDGE = Symbol.for('site.bridge')

/**
 * @typedef {object} Bridge
 * @property {() => Promise<boolean>} isDatabaseReady
 * @property {(filename: string) => Promise<boolean>} isPublishedFile
 */

/** @returns {Bridge | undefined} undefined until the application has started */
export function bridge() {
  return Reflect.get(globalThis, BRIDGE)
}
