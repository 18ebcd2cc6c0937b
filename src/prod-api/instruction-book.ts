import 'server-only'
import { z } from 'zod'
import { findInstructionBook } from '../content/instruction-book'
import { environment } from '../lib/environment'
import { json, visitorFailure } from './answers'
import { forwardToProductInfo } from './knowledge-base'

/** `/getProductByKbsId?kbsId=…`: the URL of the product's instruction book, or code 500 (spec: prod-api/manual). */
export async function answerInstructionBook(request: Request): Promise<Response> {
  const kbsId = new URL(request.url).searchParams.get('kbsId') ?? ''
  if (environment.PRODUCT_INFO_URL) return json(await forwardToProductInfo(cleaned(kbsId)))
  const url = await lookUpInstructionBook(kbsId)
  if (!url) throw visitorFailure('未查询到产品说明书')
  return json({ code: 200, result: { productInstructionBook: url } })
}

/** What the configured product-info host answers when it has a book. */
const bookAnswer = z.object({ code: z.literal(200), result: z.object({ productInstructionBook: z.string() }) })

/** The same URL for the page `/PDF2`; null when there is no book, whatever the reason (spec: viewers/manual-page). */
export async function lookUpInstructionBook(kbsId: string): Promise<string | null> {
  const id = cleaned(kbsId)
  if (id === '') return null
  if (!environment.PRODUCT_INFO_URL) return findInstructionBook(id)
  // A host that can't be reached has been logged there.
  const answer = bookAnswer.safeParse(await forwardToProductInfo(id).catch(() => null))
  return answer.success ? answer.data.result.productInstructionBook : null
}

const cleaned = (kbsId: string) => kbsId.trim().slice(0, 60)
