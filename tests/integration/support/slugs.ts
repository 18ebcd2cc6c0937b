import { readFileSync } from 'node:fs'

/** All collections and globals of the CMS, its own ones included, as the generated types list them. */
function slugsOf(kind: 'collections' | 'globals'): string[] {
  const types = readFileSync(new URL('../../../src/payload-types.ts', import.meta.url), 'utf8')
  const [, block = ''] = types.match(new RegExp(`^  ${kind}: \\{\\n([\\s\\S]*?)^  \\};`, 'm')) ?? []
  return [...block.matchAll(/^ {4}'?([a-z-]+)'?:/gm)].map(([, slug = '']) => slug)
}

export const collectionSlugs = slugsOf('collections')
export const globalSlugs = slugsOf('globals')
