import type { Navigation } from '@/contract/navigation'
import { menuSections, selection } from '../menu/menu-sections'
import { AboutSheet } from './about-sheet'
import { HeaderBar } from './header-bar'
import { LanguageMenu } from './language-menu'
import { ProductSheet } from './product-sheet'
import { SearchSheet } from './search-sheet'
import { ServiceSheet } from './service-sheet'
import { SolutionSheet } from './solution-sheet'
import { StorySheet } from './story-sheet'

/** The desktop header: logo, six items, search and language (specification 1, section 2). */
export function Header({ navigation }: { navigation: Navigation }) {
  const { site } = navigation
  const { products, solutions, stories, service, about } = menuSections(navigation)
  const items = [
    { ...products, key: 'products', sheet: <ProductSheet navigation={navigation} /> },
    { ...selection, key: 'selection' },
    { ...solutions, key: 'solutions', sheet: <SolutionSheet section={solutions} categories={navigation.solutionCategories} /> },
    { ...stories, key: 'stories', sheet: <StorySheet section={stories} /> },
    { ...service, key: 'service', sheet: <ServiceSheet section={service} site={site} /> },
    { ...about, key: 'about', sheet: <AboutSheet section={about} /> },
  ]
  return (
    <HeaderBar
      brandName={site.brandName}
      items={items.map(({ key, label, pages, ...rest }) => ({ key, label, pages, ...rest }))}
      search={<SearchSheet hotProducts={navigation.hotProducts} />}
      languages={<LanguageMenu sites={site.regionalSites} />}
    />
  )
}
