import { z } from 'zod'
import { figure } from './picture'

const row = z.object({ name: z.string(), value: z.string(), unit: z.string() })
const picture = z.object({ file: z.string(), alt: z.string() })

/** What is printed of a product, or of one of its order codes, apart from how (spec: data-sheet/content). */
export const dataSheet = z.object({
  /** The public number. */
  productId: z.string(),
  title: z.string(),
  model: z.string(),
  /** What it is, without its model: 塑壳断路器. */
  kind: z.string(),
  /** As printed; empty for the series. */
  code: z.string(),
  /** Are there codes, of which this sheet names none? */
  isSeries: z.boolean(),
  /** The fragments of the code and what each stands for. */
  fragments: z.array(z.object({ fragment: z.string(), name: z.string(), meaning: z.string() })),
  summary: z.string(),
  figures: z.array(figure),
  /** Media by their names in the storage; null where there is none. */
  cover: picture.nullable(),
  drawing: picture.nullable(),
  groups: z.array(z.object({ name: z.string(), rows: z.array(row) })),
  accessories: z.array(z.object({ code: z.string(), name: z.string() })),
  functions: z.array(z.object({ title: z.string(), content: z.string() })),
  standards: z.array(z.string()),
  certificates: z.array(z.string()),
  company: z.string(),
  hotline: z.string(),
  /** Of its page, absolute. */
  address: z.string(),
})
export type DataSheet = z.infer<typeof dataSheet>
