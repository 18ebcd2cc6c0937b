import { gaps } from '../../../usage/gaps'

/** The page with all that lacks one thing; null for what has no page. */
export const incompleteAddress = (gap: string, page = 1): string | null =>
  gaps.some(({ key }) => key === gap) ? `/admin/incomplete?gap=${gap}${page > 1 ? `&page=${page}` : ''}` : null
