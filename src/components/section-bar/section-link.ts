/** A part of a page that its tab bar leads to; `id` is its anchor. */
export type SectionLink = { id: string; label: string }
