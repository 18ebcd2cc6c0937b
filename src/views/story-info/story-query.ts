/** The query of a page as Next gives it. */
export type StoryQuery = Record<string, string | string[] | undefined>

/**
 * Which story an address asks for. The `name` that older links carry is not read: the story itself says what it is called.
 *
 * @returns null when the id is missing or no number
 */
export function readStoryId(query: StoryQuery): number | null {
  const id = [query.id].flat()[0]?.trim() ?? ''
  return /^\d{1,9}$/.test(id) ? Number(id) : null
}
