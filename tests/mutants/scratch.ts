import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

/** What a run leaves for the next one: packages, builds, reports. */
const KEPT = new Set(['node_modules', '.next', '.cache'])

/** Says from which lock file packages come. */
const STAMP = 'node_modules/.installed-from'

/** Written by the packages themselves: not shared. */
const OWN = new Set(['.cache', '.vite', '.vitest', '.vite-temp', '.installed-from'])

/**
 * A copy of this tree as it stands, committed or not, where defects can be planted. It has the packages of this one.
 *
 * @returns its folder, the same one at each run
 */
export function makeScratch(): string {
  const root = process.cwd()
  const tree = path.join(tmpdir(), `mutants-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`)
  mkdirSync(tree, { recursive: true })
  for (const name of readdirSync(tree)) if (!KEPT.has(name)) rmSync(path.join(tree, name), { recursive: true })
  for (const file of trackedFiles()) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
    copyFileSync(file, path.join(tree, file))
  }
  const stamp = stampOf(root)
  if (stamp === null || stampOf(tree) !== stamp) {
    rmSync(path.join(tree, 'node_modules'), { recursive: true, force: true })
    linkFolder(path.join(root, 'node_modules'), path.join(tree, 'node_modules'))
    // Packages that somebody installed by hand have none.
    if (stamp !== null) copyFileSync(STAMP, path.join(tree, STAMP))
  }
  return tree
}

function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  return listed.split('\0').filter((file) => file !== '' && existsSync(file))
}

function stampOf(tree: string): string | null {
  const file = path.join(tree, STAMP)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Gigabytes are not copied: both trees name the same files, which nobody changes in place. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (OWN.has(entry.name)) continue
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkFile(source, target)
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // The temporary folder lies on another disk.
    copyFileSync(source, target)
  }
}
