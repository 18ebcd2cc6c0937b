const LONGEST_MS = 6000

/**
 * Waits for something that a form or a page draws a moment later.
 *
 * @returns null when it hasn't come after six seconds
 */
export function until<T>(look: () => T | null, inside: Document = document): Promise<T | null> {
  const found = look()
  if (found) return Promise.resolve(found)
  return new Promise((resolve) => {
    const end = (result: T | null) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(result)
    }
    const observer = new MutationObserver(() => {
      const result = look()
      if (result) end(result)
    })
    observer.observe(inside.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'hidden', 'style'] })
    const timer = setTimeout(() => end(look()), LONGEST_MS)
  })
}
