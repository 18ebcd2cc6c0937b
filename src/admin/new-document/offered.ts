/** A document that new ones can begin as a copy of. */
export type Template = {
  id: string
  title: string
  thumbnail: string | null
  /** A copy begins with its newest draft, which nobody has published. */
  hasNewerDraft: boolean
}

/** Those that editors have marked; or, when there are none, complete ones. */
export type Templates = {
  isMarked: boolean
  templates: Template[]
  /** The one that somebody came with. */
  from: string | null
}

/** Where a document is begun from nothing. */
export const NOTHING_OFFERED: Templates = { isMarked: false, templates: [], from: null }
