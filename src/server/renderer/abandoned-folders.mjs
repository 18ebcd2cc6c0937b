import { readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

/** How the folders of renderers' sockets begin; the number of the server's process follows. */
export const FOLDER = 'site-renderer-'

/** Removes the folders of servers that were killed and could not do it themselves. */
export function clearAbandonedFolders() {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^site-renderer-(\d+)-/.exec(name) ?? []
    if (pid && isAbandoned(Number(pid))) removeOwn(path.join(tmpdir(), name))
  }
}

/** In a container every server has the same number: there is no folder of this one yet. @param {number} pid */
function isAbandoned(pid) {
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    // EPERM: it lives, under another account.
    return Reflect.get(Object(error), 'code') === 'ESRCH'
  }
}

/** Another account's, or one that is gone already, is none of ours. @param {string} folder */
function removeOwn(folder) {
  try {
    if (statSync(folder).uid === process.getuid?.()) rmSync(folder, { recursive: true, force: true })
  } catch {
    // Somebody else removed it.
  }
}
