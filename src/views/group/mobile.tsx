import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { PageBanner } from '@/components/page-banner/page-banner'
import { ChairmanPanel } from './chairman-panel'
import { GroupPanel } from './group-panel'
import { tabLabels } from './group-state'
import { GroupTabs } from './group-tabs'
import type { GroupProps } from './props'

/** The group and its chairman on a phone (spec: company/group-tabs). */
export function MobileGroup({ tab, header, ...group }: GroupProps) {
  return (
    <>
      <PageBanner header={header} />
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: tabLabels[tab] }]} />
      <GroupTabs tab={tab} panels={{ group: <GroupPanel {...group} />, chairman: <ChairmanPanel chairman={group.page.chairman} /> }} />
    </>
  )
}
