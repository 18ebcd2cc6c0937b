/** Choices of the service forms, with their labels (spec: service/industries, service/feedback-types). */

/** Statuses of a request; the values are what the legacy lookups answer (spec: service/statuses). */
export const requestStatuses = [
  { value: '0', label: '待处理' },
  { value: '1', label: '处理中' },
  { value: '2', label: '已完成' },
] as const

export const industries = [
  '政府/教育机构',
  '经销商/分销商',
  '成套厂/盘厂',
  '设计院',
  '新能源',
  '电力行业',
  '5G通讯',
  'OEM',
  '流程工业',
  '基础设施',
  '轨道交通',
  '建筑',
  '其他',
] as const

export const feedbackTypes = [
  { label: '产品使用问题', code: 'Productuse' },
  { label: '售后服务问题', code: 'Aftersaissu' },
  { label: '改进建议', code: 'Suggestions' },
  { label: '投诉', code: 'Complaint' },
  { label: '举报不良信息', code: 'Report' },
  { label: '物流建议', code: 'Logistics' },
  { label: '页面卡顿', code: 'Pagestuck' },
  { label: '系统操作复杂', code: 'Complexsystemoperation' },
  { label: '系统响应慢', code: 'Slowsystemresponse' },
  { label: '数据不准确', code: 'Inaccuratedata' },
  { label: '其他建议', code: 'OtherRecommendations' },
] as const
