/** Raised by whoever changes what MongoDB keeps of a document for lists (lists/mongodb-words.ts, record 0049): it is filled anew then. */
export const LISTINGS_EDITION = 1
