/** The page of the selection lists (spec: selection-list/page). */
export const LIST_PATH = '/SelectionList'
