import type { ProductComparison } from '@/contract/product-comparison'

/** All that is shown or would be, in the order of the address. */
export const entriesOf = ({ columns, beyond }: ProductComparison): string[] => [...columns, ...beyond].map(({ entry }) => entry)
