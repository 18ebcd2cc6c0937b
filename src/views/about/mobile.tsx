import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { PageBanner } from '@/components/page-banner/page-banner'
import { Business } from './business'
import { Certifications } from './certifications'
import { Introduction } from './introduction'
import type { AboutProps } from './props'
import { Strengths } from './strengths'

/** The about page on a phone, where the card of the map lies under it (spec: company/map). */
export function MobileAbout({ page, introduction, header, title }: AboutProps) {
  return (
    <>
      <PageBanner header={header} />
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: title }]} />
      <Introduction html={introduction} />
      <Business map={page.map} />
      <Strengths {...page} />
      <Certifications certifications={page.certifications} />
    </>
  )
}
