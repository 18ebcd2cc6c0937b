/**
 * The public number in a query (`?id=69`), as Next gives it.
 *
 * @returns null when it is missing or malformed: such an address is answered like one with an unknown id
 * (spec: addresses/not-found)
 */
export function publicNumberOf(value: string | string[] | undefined): number | null {
  const [first] = Array.isArray(value) ? value : [value]
  return first !== undefined && /^[1-9]\d{0,8}$/.test(first.trim()) ? Number(first) : null
}
