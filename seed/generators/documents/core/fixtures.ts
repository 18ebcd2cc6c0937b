import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { products as productSchema } from '../../../schemas/products'
import { productFolder } from '../../paths'

export type Product = z.output<typeof productSchema>[number]

const products = new Map<string, Product>(
  readdirSync(productFolder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => productSchema.parse(parse(readFileSync(path.join(productFolder, name), 'utf8'))))
    .map((product) => [product.id, { ...product, parameters: printedParameters(product) }]),
)

/** Documents show derating as curves and tables of their own, with the altitude up to which it goes. */
function printedParameters({ parameters }: Product): Product['parameters'] {
  const isOf = (key: string) => (row: Product['parameters'][number]) => row.attributes.includes(key)
  const hasAltitudes = parameters.some(isOf('altitude-derating'))
  const apart = ['temperature-derating', 'altitude-derating', ...(hasAltitudes ? ['altitude'] : [])]
  return parameters.filter((row) => !apart.some((key) => isOf(key)(row)))
}

export function product(id: string): Product {
  const found = products.get(id)
  if (!found) throw new Error(`产品 ${id} 不在 fixtures/products 中`)
  return found
}

/** Value and unit of the first parameter whose name, or group and name, matches; `—` where there is none. */
export function parameter(id: string, name: RegExp, group?: RegExp): string {
  const found = product(id).parameters.find((row) => name.test(row.name) && (!group || group.test(row.group)))
  return found ? withUnit(found) : '—'
}

/** As `parameter`, but a missing one is a mistake of this generator. */
export function needed(id: string, name: RegExp, group?: RegExp): string {
  const value = parameter(id, name, group)
  if (value === '—') throw new Error(`产品 ${id} 没有参数 ${String(name)}`)
  return value
}

/** The unit stays with its number where a line breaks. */
export const withUnit = ({ value, unit }: { value: string; unit?: string }): string => (unit ? `${value}\u00a0${unit}` : value)

/**
 * One of several values that stand in one parameter: `20,000 / 8,000 次`, `10（M）/ 20（H） kA`.
 *
 * @param which its place, or the variant that stands behind it in brackets
 */
export function oneOf(id: string, which: number | string, ...parameter: [name: RegExp, group?: RegExp]): string {
  const [values = '', unit] = needed(id, ...parameter).split('\u00a0')
  const parts = values.split('/').map((part) => part.trim())
  const part = typeof which === 'number' ? parts[which] : parts.find((text) => text.endsWith(`（${which}）`))
  if (!part) throw new Error(`产品 ${id} 的参数 ${String(parameter[0])} 没有 ${which}：${values}`)
  return withUnit({ value: part.replace(/（.*$/, ''), unit })
}

/** The standards line of a product, from its main parameters. */
export const standards = (id: string): string => product(id).mainParameters.find(({ name }) => name === '符合标准')?.value ?? ''

/** `products/mccb-250-3p.webp` → `mccb-250-3p`. */
export const slug = (id: string): string => path.basename(product(id).cover, '.webp')

/** A time some minutes after the product appeared, for what comes out together with it. */
export function released(id: string, minutes: number): string {
  const [date = '', time = ''] = product(id).publishedAt.split(' ')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const total = Math.min(hour * 60 + minute + minutes, 23 * 60 + 59)
  return `${date} ${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
