/** Building blocks of the fixture schemas. Everything is strict: a misspelt key is an error, not an omission. */
import { z } from 'zod'

/** A legacy number: positive, unique within its collection, never changed once public. */
export const legacyNumber = z.int().positive()
/** A product's legacy id: digits, optionally `_` and digits; `153_2` is reserved (spec: products/placeholder). */
export const productId = z
  .string()
  .regex(/^\d+(_\d+)?$/, '产品编号须为数字，或“数字_数字”')
  .refine((id) => id !== '153_2', '153_2 为保留编号')
/** Plain text on one line, without surrounding blanks. */
export const line = z
  .string()
  .min(1)
  .refine((text) => text === text.trim() && !text.includes('\n'), '须为一行文字，首尾无空格')
/** Plain text, several lines allowed. */
export const text = z.string().trim().min(1)
/** Markdown: headings from `##`, lists, tables, bold, links, pictures as `![说明](scenes/rail.webp)` on a line of their own. */
export const markdown = z.string().trim().min(1)
/** Path of a picture or video under `seed/assets/media/`, listed in `media.yaml`. */
export const mediaPath = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*\.(webp|png|jpg|mp4)$/)
/** `yyyy-MM-dd HH:mm`, Asia/Shanghai. */
export const dateTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
/** The editor's sort number: smaller comes first. */
export const sort = z.int().min(0).default(100)
/** A root-relative link of this site, or an https address. */
export const link = z.string().regex(/^(\/|https:\/\/)\S*$/, '须以 / 或 https:// 开头')
/** A figure as drawn large: `65` with its unit `kA` and what it says. */
export const figure = z.strictObject({ value: line, unit: z.string().default(''), label: line })
