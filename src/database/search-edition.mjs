/** Raised by whoever changes what a document is found by (src/domain/search, record 0062): the index is filled anew then. */
export const SEARCH_EDITION = 3
