/** No product may carry this id: its page is the placeholder (spec: products/placeholder). */
export const RESERVED_PRODUCT_ID = '153_2'

/** `160` or `160_2`. */
export const PRODUCT_ID = /^\d+(_\d+)?$/
