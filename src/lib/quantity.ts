/** A value with its unit: `70 kA`, and `70（H）kA`, as a full-width bracket brings its own space (spec: products/parameter-table). */
export function quantityOf({ value, unit }: { value: string; unit: string }): string {
  return `${value}${value.endsWith('）') ? '' : ' '}${unit}`.trim()
}
