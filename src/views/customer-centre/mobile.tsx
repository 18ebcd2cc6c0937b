import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { PageBanner } from '@/components/page-banner/page-banner'
import { Advantages } from './advantages'
import { Contact } from './contact'
import { Entries } from './entries'
import { type CustomerCentreProps, PAGE_TITLE } from './props'

/** The customer service centre on a phone (spec: service/centre). */
export function MobileCustomerCentre({ page, site, header }: CustomerCentreProps) {
  return (
    <>
      <PageBanner header={header} />
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: PAGE_TITLE }]} />
      <Contact site={site} codeHint="长按识别使用" />
      <Entries entries={page.entries} />
      <Advantages {...page} />
    </>
  )
}
