import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/**
 * A script that begins so is compiled whole while it arrives, beside the page's own thread. Without it V8 compiles each function when it is
 * first called, and the page stands still meanwhile (record 0042).
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

const buildManifest = z.object({ rootMainFiles: z.array(z.string()) })
const entryFiles = z.record(z.string(), z.array(z.string()))

/**
 * Marks the scripts that the public pages begin with; most of what they have is called at once.
 *
 * @param {string} build the folder of a build that has just finished
 */
export function hintScripts(build) {
  for (const name of firstScripts(build)) {
    const file = path.join(build, name)
    const content = readFileSync(file, 'utf8')
    if (!content.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + content)
  }
}

/** @param {string} build */
function firstScripts(build) {
  const { rootMainFiles } = buildManifest.parse(JSON.parse(readFileSync(path.join(build, 'build-manifest.json'), 'utf8')))
  const pages = path.join(build, 'server/app/(site)')
  const manifests = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('client-reference-manifest.js'),
  )
  return new Set([...rootMainFiles, ...manifests.flatMap((name) => entryScripts(readFileSync(path.join(pages, name), 'utf8')))])
}

/** @param {string} manifest a script that assigns it */
function entryScripts(manifest) {
  const found = /"entryJSFiles":(\{.*?\})/.exec(manifest)?.[1]
  return Object.values(entryFiles.parse(JSON.parse(found ?? '{}'))).flat()
}
