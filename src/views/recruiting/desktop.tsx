import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { PageBanner } from '@/components/page-banner/page-banner'
import { Introduction } from './introduction'
import { Messages } from './messages'
import { PAGE_TITLE, type RecruitingProps } from './props'
import { Trainings } from './trainings'
import { Values } from './values'

/** The recruiting page on a wide screen (spec: company/recruiting). */
export function DesktopRecruiting({ page, messages, trainings, header }: RecruitingProps) {
  return (
    <>
      <PageBanner header={header} />
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '关于我们', href: '/AboutView' }, { label: PAGE_TITLE }]} />
      <Introduction {...page} />
      <Values values={page.values} />
      <Messages messages={messages} slidesPerView={4} gap={32} minSlideWidth={280} />
      <Trainings trainings={trainings} sizes="(min-width: 1280px) 19vw, 45vw" />
    </>
  )
}
