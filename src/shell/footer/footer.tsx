import type { Navigation } from '@/contract/navigation'
import type { Layout } from '../current-request'
import { menuSections } from '../menu/menu-sections'
import { DesktopFooter } from './desktop-footer'
import { MobileFooter } from './mobile-footer'

/** The foot of every page: contact, the header's links, documents, QR codes and the legal lines (spec: navigation/footer). */
export function Footer({ layout, navigation }: { layout: Layout; navigation: Navigation }) {
  const sections = Object.values(menuSections(navigation))
  if (layout === 'mobile') return <MobileFooter site={navigation.site} sections={sections} />
  return <DesktopFooter site={navigation.site} sections={sections} />
}
