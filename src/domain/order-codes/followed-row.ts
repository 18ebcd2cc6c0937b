/** A value with its unit. */
type Quantity = { value: string; unit: string }

type Part = {
  name: string
  key: string
  texts: Readonly<Record<string, Quantity>>
  series: Quantity
  between: string
  only: readonly { key: string; value: string }[]
}

/**
 * A row of parameters for what is chosen.
 *
 * @param implied the values that follow from the choice, by attribute
 * @returns null when nothing of it holds for this choice
 */
export function followedRow(
  { name, parts }: { name: string; parts: readonly Part[] },
  implied: Readonly<Record<string, string>>,
): (Quantity & { name: string }) | null {
  const holding = parts.filter(({ only }) => only.every(({ key, value }) => implied[key] === undefined || implied[key] === value))
  const [first] = holding
  if (!first) return null
  const shown = holding.map(({ key, texts, series }) => texts[implied[key] ?? ''] ?? series)
  const isShared = shown.every(({ unit }) => unit === shown[0]?.unit)
  const value = shown
    .map((one, index) => `${index > 0 ? ` ${holding[index]?.between} ` : ''}${one.value}${isShared || !one.unit ? '' : ` ${one.unit}`}`)
    .join('')
  const isAlone = holding.length === 1 && parts.length > 1
  return { name: isAlone ? first.name : name, value, unit: isShared ? (shown[0]?.unit ?? '') : '' }
}
