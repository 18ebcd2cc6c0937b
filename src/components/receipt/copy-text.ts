/** Puts a text on the clipboard. @returns false when the browser lets nobody do so */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without https there is no clipboard; the visitor can still select.
    return false
  }
}
