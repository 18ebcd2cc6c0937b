import type { FileFailure } from './use-line'

/** A line may be silent for so long. */
const PATIENCE_MS = 15_000

/**
 * Why a picture or a film is not shown, which browsers don't tell: what can be had can't be read, and else the line was cut.
 *
 * @param method `GET` for all of it, `HEAD` for what is too large for that
 */
export async function whyNotShown(url: string, method: 'GET' | 'HEAD'): Promise<FileFailure> {
  try {
    // A storage on another host doesn't let its answers be read, but answers.
    const response = await fetch(url, { method, mode: 'no-cors', signal: AbortSignal.timeout(PATIENCE_MS) })
    await response.arrayBuffer()
    return 'file'
  } catch {
    return 'line'
  }
}
