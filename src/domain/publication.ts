/** What of a document visitors see, in the words of those who publish, as its form says it. */
export const publicationLabels = {
  published: '已发布',
  /** Visitors see what was published before; something newer is written. */
  changed: '已更改',
  /** It was published once, and was taken from the site. */
  withdrawn: '已下线',
  draft: '草稿',
} as const

export type Publication = keyof typeof publicationLabels
