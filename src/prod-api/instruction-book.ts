import 'server-only'
import { findInstructionBook } from '../content/instruction-book'
import { environment } from '../lib/environment'
import { json, visitorFailure } from './answers'
import { forwardToProductInfo } from './knowledge-base'

/** `/getProductByKbsId?kbsId=…`: the URL of the product's instruction book, or code 500 (decision 3). */
export async function answerInstructionBook(request: Request): Promise<Response> {
  const kbsId = (new URL(request.url).searchParams.get('kbsId') ?? '').trim().slice(0, 60)
  if (environment.PRODUCT_INFO_URL) return json(await forwardToProductInfo(kbsId))
  const url = kbsId === '' ? null : await findInstructionBook(kbsId)
  if (!url) throw visitorFailure('未查询到产品说明书')
  return json({ code: 200, result: { productInstructionBook: url } })
}
