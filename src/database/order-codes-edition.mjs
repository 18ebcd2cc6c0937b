/** Raised by whoever changes what the index of order codes says of a product (src/finding, record 0061): it is filled anew then. */
export const ORDER_CODES_EDITION = 1
