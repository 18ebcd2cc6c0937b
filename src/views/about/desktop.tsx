import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { PageBanner } from '@/components/page-banner/page-banner'
import { Business } from './business'
import { Certifications } from './certifications'
import { Introduction } from './introduction'
import type { AboutProps } from './props'
import { Strengths } from './strengths'

/** The about page on a wide screen (spec: company/about). */
export function DesktopAbout({ page, introduction, header, title }: AboutProps) {
  return (
    <>
      <PageBanner header={header} />
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: title }, { label: '关于我们' }]} />
      <Introduction html={introduction} />
      <Business map={page.map} />
      <Strengths {...page} />
      <Certifications certifications={page.certifications} />
    </>
  )
}
