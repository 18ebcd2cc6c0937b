import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { PageBanner } from '@/components/page-banner/page-banner'
import { Advantages } from './advantages'
import { Contact } from './contact'
import { Entries } from './entries'
import { type CustomerCentreProps, PAGE_TITLE } from './props'

/** The customer service centre on a wide screen (spec: service/centre). */
export function DesktopCustomerCentre({ page, site, header }: CustomerCentreProps) {
  return (
    <>
      <PageBanner header={header} />
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '服务与支持' }, { label: PAGE_TITLE }]} />
      <Contact site={site} codeHint="微信扫码使用" />
      <Entries entries={page.entries} />
      <Advantages {...page} />
    </>
  )
}
