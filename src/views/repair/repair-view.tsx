import { codeCaption } from '@/components/form-page/code-caption'
import { FormHead } from '@/components/form-page/form-head'
import { FormPage } from '@/components/form-page/form-page'
import { ServiceAside } from '@/components/form-page/service-aside'
import type { PageHeader, SiteInformation } from '@/contract/site'
import type { Province } from '@/lib/regions'
import { RepairDesk } from './repair-desk'

const steps = ['客服受理并与您电话核实', '工程师远程指导，必要时上门检修', '凭手机号随时查询处理进度']

type Props = { header: PageHeader; site: SiteInformation; provinces: readonly Province[]; layout: 'desktop' | 'mobile' }

/** Self-service repair, in both layouts. */
export function RepairView({ header, site, provinces, layout }: Props) {
  const { serviceHotline: hotline, serviceHours: hours, publicAccountQrcode: picture } = site
  const code = { title: '官方公众号', caption: codeCaption(layout, '关注公众号'), picture }
  return (
    <FormPage header={header} aside={<ServiceAside hotline={hotline} hours={hours} steps={steps} code={code} />}>
      <RepairDesk
        head={<FormHead title="填写报修信息" hotline={hotline} purpose="照片为选填。" />}
        provinces={provinces}
        hotline={hotline}
      />
    </FormPage>
  )
}
