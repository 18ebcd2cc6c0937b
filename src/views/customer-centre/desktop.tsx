import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { PageBanner } from '@/components/page-banner/page-banner'
import { QuestionSection } from '@/components/questions/question-section'
import { Receipts } from '@/components/receipt/receipts'
import { Advantages } from './advantages'
import { Contact } from './contact'
import { Entries } from './entries'
import { type CustomerCentreProps, PAGE_TITLE } from './props'

/** The customer service centre on a wide screen (spec: service/centre). */
export function DesktopCustomerCentre({ page, site, header, questions }: CustomerCentreProps) {
  return (
    <>
      <PageBanner header={header} />
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '服务与支持' }, { label: PAGE_TITLE }]} />
      <Receipts />
      <Contact site={site} codeHint="微信扫码使用" />
      <Entries entries={page.entries} />
      <Advantages {...page} />
      <QuestionSection questions={questions} line="服务、报修与质保" isFollowing />
    </>
  )
}
