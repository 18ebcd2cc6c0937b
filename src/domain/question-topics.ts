import type { PagePath } from './pages.mjs'

/**
 * What a question can be about beside products, in the order in which the page of questions has them (spec: questions/topics); `page`
 * is the page of the service that the topic belongs to.
 */
export const questionTopics = [
  { value: 'selection', label: '选型', page: '/selectProduct' },
  { value: 'consult', label: '咨询', page: '/Consult' },
  { value: 'download', label: '下载', page: '/Download' },
  { value: 'repair', label: '报修', page: '/SelfService' },
  { value: 'feedback', label: '意见反馈', page: '/Feedback' },
  { value: 'service', label: '服务与支持', page: '/CustomerView' },
] as const satisfies readonly { value: string; label: string; page: PagePath }[]

export type QuestionTopic = (typeof questionTopics)[number]['value']
