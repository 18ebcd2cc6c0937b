import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where people write: code, tests, styles and documents. */
const FOLDERS = ['collections', 'docs', 'seed', 'src', 'tests']
const WRITTEN = /\.(css|js|json|md|mjs|py|ts|tsx|ya?ml)$/
/** What programs have written. */
const GENERATED = /(^|\/)(package-lock\.json|node_modules\/|\.cache\/)|^(seed\/assets\/|src\/database\/migrations\/)/

/** A file and what stands in it. */
export type ProjectText = { file: string; text: string }

/** All that the project's people have written, each file by its path from the root. */
export function projectTexts(): ProjectText[] {
  const files = [
    ...readdirSync('.').filter((name) => WRITTEN.test(name)),
    ...FOLDERS.flatMap((folder) => filesIn(folder)).filter((name) => WRITTEN.test(name)),
  ]
  return files
    .filter((file) => !GENERATED.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.posix.join(parentPath, name))
}

/** The rules of the specification as citations name them, `area/rule`, and names that an area has twice. */
export function specificationRules(): { rules: Set<string>; twice: string[] } {
  const names = filesIn('docs/specification').flatMap((file) => {
    const area = path.basename(file, '.md')
    return anchorsIn(readFileSync(file, 'utf8')).map(({ anchor, isRule }) => ({ name: `${area}/${anchor}`, isRule }))
  })
  const all = names.map(({ name }) => name)
  return {
    rules: new Set(names.filter(({ isRule }) => isRule).map(({ name }) => name)),
    twice: all.filter((name, index) => all.indexOf(name) !== index),
  }
}

/** The anchors that GitHub gives the headings of a text; a rule is a heading of the third level that is its own anchor. */
function anchorsIn(text: string): { anchor: string; isRule: boolean }[] {
  return [...text.matchAll(/^(#+) (.+)$/gm)].map(([, level = '', heading = '']) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-')
    return { anchor, isRule: level.length === 3 && anchor === heading }
  })
}

/** Links within the documents that lead to no file, or to no heading of it. */
export function brokenLinks({ file, text }: ProjectText): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^(https?:|mailto:)/.test(link))
  return links.filter((link) => {
    const [target = '', anchor] = link.split('#')
    const to = target ? path.join(path.dirname(file), target) : file
    if (!existsSync(to)) return true
    return (
      anchor !== undefined && to.endsWith('.md') && !anchorsIn(readFileSync(to, 'utf8')).some((known) => known.anchor === decodeURI(anchor))
    )
  })
}
