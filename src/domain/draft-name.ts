/** One document of a collection, or a global, which has no id: what a preview is about. */
export type DraftName = { slug: string; id: string | null }

const NAME = /^([a-z-]+)(?:\.([a-z0-9]+))?$/

/** The name as it stands in addresses: `news.12`, `home-page`. */
export const formatDraftName = ({ slug, id }: DraftName): string => (id === null ? slug : `${slug}.${id}`)

/** Reads such a name; null when it is none. */
export function parseDraftName(text: string): DraftName | null {
  const [, slug, id] = NAME.exec(text) ?? []
  return slug === undefined ? null : { slug, id: id ?? null }
}
