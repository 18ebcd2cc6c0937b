import type { ReactNode } from 'react'
import { collectedOf } from '@/components/compare/collected-of'
import { keyOf, type ProductPage } from '../product-page'
import { ConfigureProvider } from './parts'

/** The page of a product with what is chosen of it, where it is configured. */
export function Configured({ page, children }: { page: ProductPage; children: ReactNode }) {
  const { product, opening } = page
  if (!opening) return children
  return (
    <ConfigureProvider
      key={keyOf(page)}
      product={{ id: product.id, picture: collectedOf(product).picture }}
      configurator={opening.configurator}
      asked={opening.configuration}
    >
      {children}
    </ConfigureProvider>
  )
}
