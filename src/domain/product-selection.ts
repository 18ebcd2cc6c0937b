/** The page that leads to the right product, and what links to it are called (spec: products/selector). */
export const productSelection = { href: '/selectProduct', name: '产品选型' } as const
