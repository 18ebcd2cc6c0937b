/** The page is left so long after a success (spec: service/sent). */
const LEAVE_AFTER_MS = 500

/** Leaves the page when the visitor has seen that it worked. */
export const leaveSoon = (leave: () => void) => void setTimeout(leave, LEAVE_AFTER_MS)
