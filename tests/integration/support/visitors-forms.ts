/** What a visitor asks; without the captcha. */
export const consultation = {
  name: '王工',
  mobile: '13900005151',
  email: 'wang@example.com',
  company: '示例电气',
  profession: '设计院',
  area: '江苏省/南京市',
  content: '两个进程之间的咨询',
}

/** Where requests for repair are sent to. */
export const REPAIR = '/server/v1/console/base/data/leave_message/save'
/** A request for repair, as the legacy form sends it. */
export const repair = (content: string) => {
  const columns = {
    template_id: 'Repair',
    customer_name: '李师傅',
    tel: '13900005252',
    content,
    msg_channel: '官方网站',
    channel_name: '官网',
    personal_field: 'purchaseType=HM3-250&provincesAndCities=江苏省/南京市',
  }
  return { form: true, tenantId: 'default', columns: Object.entries(columns).map(([name, value]) => ({ name, value })) }
}
