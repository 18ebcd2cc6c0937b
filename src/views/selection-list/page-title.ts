export const PAGE_TITLE = '选型清单'
