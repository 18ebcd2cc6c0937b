import { spawnSync } from 'node:child_process'
import { installPackages, isDebianRoot } from './debian.mjs'

/** Without windows and sound, whichever version this Debian has. */
const PACKAGE = 'default-jre-headless'

export const hasJava = () => spawnSync('java', ['-version']).status === 0

/** Java, for the Nu validator: where none is installed, Debian's package, when root on Debian. */
export function installJava() {
  if (!hasJava() && isDebianRoot()) installPackages([PACKAGE])
}
