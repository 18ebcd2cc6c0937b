import type { Navigation } from '@/contract/navigation'
import { menuSections, selection } from '../menu/menu-sections'
import { HeaderBar } from './header-bar'
import { ProductSheet } from './product-sheet'
import { SearchSheet } from './search-sheet'
import { ServiceSheet } from './service-sheet'
import { AboutSheet, SolutionSheet, StorySheet } from './small-sheets'

/** The desktop header: logo, six items, search and language (spec: navigation/header). */
export function Header({ navigation }: { navigation: Navigation }) {
  const { site } = navigation
  const { products, solutions, stories, service, about } = menuSections(navigation)
  const items = [
    { label: products.label, pages: products.pages, sheet: <ProductSheet navigation={navigation} /> },
    selection,
    { label: solutions.label, pages: solutions.pages, sheet: <SolutionSheet categories={navigation.solutionCategories} /> },
    { label: stories.label, pages: stories.pages, sheet: <StorySheet links={stories.links} /> },
    { label: service.label, pages: service.pages, sheet: <ServiceSheet links={service.links} site={site} /> },
    { label: about.label, pages: about.pages, sheet: <AboutSheet title={about.label} links={about.links} /> },
  ]
  return (
    <HeaderBar
      brandName={site.brandName}
      items={items}
      search={<SearchSheet hotProducts={navigation.hotProducts} />}
      regionalSites={site.regionalSites}
    />
  )
}
