import { stringify } from 'yaml'
import { categoryOf, type Manifest, type Spec } from './spec'

/** The YAML of one fixture file; `pages` gives the true number of pages of every PDF. */
export function manifestYaml({ specs }: Manifest, pages: ReadonlyMap<string, number>): string {
  const entries = specs.map((spec) => ({
    id: spec.id,
    name: spec.name,
    file: spec.file,
    kind: spec.kind,
    category: categoryOf(spec.kind),
    note: noteOf(spec, pages.get(spec.file)),
    publishedAt: spec.publishedAt,
    sort: spec.sort ?? 100,
    products: spec.products,
  }))
  return `# Written by seed/generators; change the generator, not this file.\n${stringify(entries, { lineWidth: 0 })}`
}

function noteOf({ edition, remark, content, file }: Spec, pages: number | undefined): string {
  if (content.type !== 'pdf') return [edition, remark].filter(Boolean).join('，')
  if (!pages) throw new Error(`${file} 没有页数`)
  return [edition, remark, `${pages} 页`].filter(Boolean).join('，')
}
