/** The category of the global cases: in the list of `/prod-api`, but not in the page's 全部 (spec: stories/global-cases). */
export const GLOBAL_CASES = 23
