/**
 * Joins the line icons beside this file into one sprite, `public/art/icons.svg`, and lists their names in
 * `icon-names.ts`. Run it after adding an icon: `npm run icons`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'src/components/icon/svg'
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => path.basename(file, '.svg'))
  .sort()

const symbols = names.map((name) => {
  const svg = readFileSync(path.join(folder, `${name}.svg`), 'utf8')
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? ''
  return `<symbol id="${name}" viewBox="0 0 24 24">${body.trim()}</symbol>`
})
writeFileSync('public/art/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`)
writeFileSync(
  'src/components/icon/icon-names.ts',
  `// Made by build-sprite.mjs.\nexport const iconNames = [\n${names.map((name) => `  '${name}',\n`).join('')}] as const\n\nexport type IconName = (typeof iconNames)[number]\n`,
)
