/** A number with what stands around it: `140+`, `58.3`, `11,500`. */
const NUMBER = /^(\D*)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(.*)$/s

/**
 * What a figure says while it is counted up.
 *
 * @param value the figure as editors entered it; without a number in it, it is always whole
 * @param share how far the counting is, 0 to 1
 */
export function countedValue(value: string, share: number): string {
  const [, before, whole = '', decimals = '', after] = NUMBER.exec(value) ?? []
  if (whole === '' || share >= 1) return value
  const target = Number(whole.replaceAll(',', '') + decimals)
  const counted = (target * Math.max(0, share)).toFixed(Math.max(0, decimals.length - 1))
  const shown = whole.includes(',') ? counted.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : counted
  return `${before}${shown}${after}`
}
