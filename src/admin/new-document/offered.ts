import type { Templates } from './load-templates'

/** Where a document is begun from nothing. */
export const NOTHING_OFFERED: Templates = { isMarked: false, templates: [], from: null }
