/** Raised by whoever changes what the index of attribute values says of a product (src/finding, record 0064): it is filled anew then. */
export const ATTRIBUTE_VALUES_EDITION = 1
