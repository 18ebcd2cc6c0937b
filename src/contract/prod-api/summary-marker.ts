/** The text at which legacy clients cut a summary in two. */
export const SUMMARY_MARKER = '重要参数'
