import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Absolute } from '@/lib/site-origin'

export type BreadcrumbItem = { label: string; href?: string }

/** A breadcrumb for search engines. The last item is the page itself; others must have an address. */
export const breadcrumbFacts = (items: readonly BreadcrumbItem[], absolute: Absolute): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items
    .filter(({ href }, index) => href || index === items.length - 1)
    .map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: absolute(href) }),
    })),
})
