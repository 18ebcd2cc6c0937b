/** What a form shows of a product that its address names, out of the answers of the public API; loaded when one does. */
import { z } from 'zod'

export type NamedProduct = { id: string; title: string; cover: string }

const row = z.object({ articleId: z.string(), title: z.string(), cover: z.string() })

const toProduct = ({ articleId, title, cover }: z.infer<typeof row>): NamedProduct => ({ id: articleId, title, cover })

const one = z.object({ data: z.object({ baseInfo: row }) }).transform(({ data }) => toProduct(data.baseInfo))
const list = z.object({ rows: z.array(row) }).transform(({ rows }) => rows.map(toProduct))

/** The product of `/prod-api/api/product/{id}`; null for anything else that is answered. */
export const readProduct = (answer: unknown): NamedProduct | null => one.safeParse(answer).data ?? null

/** Of the products of a list, the one whose name begins with a model: titles are written so. */
export function readProductOfModel(answer: unknown, model: string): NamedProduct | null {
  const wanted = model.toLowerCase()
  const isOfModel = ({ title }: NamedProduct) => title.toLowerCase() === wanted || title.toLowerCase().startsWith(`${wanted} `)
  return list.safeParse(answer).data?.find(isOfModel) ?? null
}
