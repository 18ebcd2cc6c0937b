import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

const PACKAGE = 'node_modules/pdfjs-dist'
const FOLDER = 'public/pdfjs'

/**
 * What the PDF viewer loads besides its own script: the worker (in the build for older browsers), character maps,
 * standard fonts, decoders, colour profiles, and the icons of annotations.
 */
const PARTS = ['legacy/build/pdf.worker.min.mjs', 'cmaps', 'standard_fonts', 'wasm', 'iccs', 'web/images']

/**
 * Copies these files from the package to `public/pdfjs/{version}`, unless they are there, and removes those of other
 * versions. The folder gets its name when it is complete.
 */
export function copyPdfAssets() {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'))
  const target = path.join(FOLDER, version)
  mkdirSync(FOLDER, { recursive: true })
  for (const other of readdirSync(FOLDER)) {
    if (other !== version) rmSync(path.join(FOLDER, other), { recursive: true })
  }
  if (existsSync(target)) return
  const unfinished = `${target}.unfinished`
  for (const part of PARTS) cpSync(path.join(PACKAGE, part), path.join(unfinished, part), { recursive: true })
  renameSync(unfinished, target)
}
