import { followedRow } from '../order-codes/followed-row'

type Row = { name: string; value: string; unit: string }
type Group = { name: string; rows: readonly Row[] }
type FollowingRow = Parameters<typeof followedRow>[0] & { place: { group: string; index: number } | null }

/** What a choice decides and neither the table of the series nor the code itself says. */
export const CHOSEN_GROUP = '随所选变化'

/**
 * The parameters of a product for what is chosen: its values instead of those of the series, without what does not hold for it.
 *
 * @param implied the values that follow from the choice, by attribute
 * @param said names of the options that the code shows
 */
export function chosenGroups(
  groups: readonly Group[],
  following: readonly FollowingRow[],
  implied: Readonly<Record<string, string>>,
  said: readonly string[],
): { name: string; rows: Row[] }[] {
  const places = new Map(following.flatMap((row) => (row.place ? [[`${row.place.index} ${row.place.group}`, row] as const] : [])))
  const known = groups.map(({ name, rows }) => ({
    name,
    rows: rows.flatMap((row, index) => {
      const followed = places.get(`${index} ${name}`)
      return followed ? [followedRow(followed, implied) ?? []].flat() : [row]
    }),
  }))
  const others = following.filter(
    ({ place, name, parts }) => !place && !said.includes(name) && parts.some(({ key }) => implied[key] !== undefined),
  )
  const chosen = others.flatMap((row) => followedRow(row, implied) ?? [])
  return [...known, { name: CHOSEN_GROUP, rows: chosen }].filter(({ rows }) => rows.length > 0)
}
