import { dismissMessage, notifyError } from '../toast/notify'

const FAILURE = '没有加载成功，请检查网络后重试'

/** What is done when scripts don't come; `again` asks for them again (spec: common-parts/late-parts). */
export type WhenMissing = (again: () => void) => void

/** For what somebody has pressed. */
export const tellMissing: WhenMissing = (again) => void notifyError(FAILURE, { label: '重试', onClick: again })

/** For what nobody has asked for: it is missing until the line is back. */
export const whenOnline: WhenMissing = (again) => window.addEventListener('online', again, { once: true })

/** They have come. */
export const dismissMissing = () => dismissMessage(FAILURE)
