import type { Navigation } from '@/contract/navigation'
import { SearchSheet } from '../header/search-sheet'
import { MobileHeaderBar } from './mobile-header-bar'
import { MobileMenu } from './mobile-menu'

/** The mobile header: logo, search and a menu of accordions (spec: navigation/phone-menu). */
export function MobileHeader({ navigation }: { navigation: Navigation }) {
  return (
    <MobileHeaderBar
      brandName={navigation.site.brandName}
      search={<SearchSheet hotProducts={navigation.hotProducts} />}
      menu={<MobileMenu navigation={navigation} />}
    />
  )
}
