/** Raised by whoever has rows of parameters matched with attributes anew (seed/adopt-attributes.ts, record 0060): it is done once more then. */
export const ATTRIBUTES_EDITION = 1
