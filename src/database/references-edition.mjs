/** Raised by whoever changes what the table of references says of a document (src/usage, record 0052): it is filled anew then. */
export const REFERENCES_EDITION = 3
