import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { PageBanner } from '@/components/page-banner/page-banner'
import { Introduction } from './introduction'
import { Messages } from './messages'
import { PAGE_TITLE, type RecruitingProps } from './props'
import { Trainings } from './trainings'
import { Values } from './values'

/** The recruiting page on a phone (spec: company/recruiting). */
export function MobileRecruiting({ page, messages, trainings, header }: RecruitingProps) {
  return (
    <>
      <PageBanner header={header} />
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: PAGE_TITLE }]} />
      <Introduction {...page} />
      <Values values={page.values} />
      <Messages messages={messages} slidesPerView={2} gap={24} />
      <Trainings trainings={trainings} sizes="44vw" />
    </>
  )
}
