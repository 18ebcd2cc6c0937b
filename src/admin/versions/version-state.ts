type Facts = {
  /** Was it saved as published, and not as a draft? */
  isPublished: boolean
  /** Is it the last one? */
  isNewest: boolean
  /** Is it what visitors see? */
  isPublicNow: boolean
}

/** What a version is, in the words of those who publish. */
export function versionState({ isPublished, isNewest, isPublicNow }: Facts): string {
  if (isPublicNow) return '当前已发布'
  if (isPublished) return '曾经发布'
  return isNewest ? '最新草稿' : '草稿'
}
