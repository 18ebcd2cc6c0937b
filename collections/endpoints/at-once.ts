import { APIError } from 'payload'

/** Files of whole collections that are written or read at the same time (spec: content/long-work); each takes memory and a core. */
const MOST = 3

let running = 0

/**
 * Counts an export or an import that begins.
 *
 * @returns to be called when it has ended, however
 * @throws APIError when there are too many
 */
export function beginSheet(): () => void {
  if (running >= MOST) throw new APIError(`已有 ${MOST} 个导入或导出正在进行，请等其中一个结束后再试。`, 429, undefined, true)
  running += 1
  let isOver = false
  return () => {
    if (!isOver) running -= 1
    isOver = true
  }
}
