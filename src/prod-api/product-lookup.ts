import 'server-only'
import { getCms } from '../cms'
import type { LookupChoice, LookupProduct, LookupRow } from '../contract/lookup'
import { messages } from '../contract/prod-api/envelopes'
import { type LookupCodeRow, writingEndpoints } from '../contract/prod-api/writing-endpoints'
import { MAX_CODES, MAX_LIST_BYTES } from '../domain/code-list/limits'
import { clientAddress } from '../limits/client-address'
import { limitLists } from '../limits/rate-limits'
import { lookUpCodes } from '../lookup/look-up-codes'
import { lookUpList } from '../lookup/look-up-list'
import { sentListIn } from '../lookup/sent-list'
import { json, malformed, tooLarge, visitorFailure } from './answers'
import { limitedBytes } from './limited-bytes'
import { readBody } from './request-body'

/** A thousand codes, none of them short. */
const CODES_BYTES = 256 * 1024

/** Around a file. */
const FORM_BYTES = 64 * 1024

/** `POST /prod-api/api/product/lookup`: what is found for codes, in their order (spec: prod-api/product-lookup). */
export async function answerLookup(request: Request): Promise<Response> {
  const { body, response } = writingEndpoints.lookUpCodes
  const { codes } = await readBody(request, body, CODES_BYTES)
  if (codes.length > MAX_CODES) throw visitorFailure(`一次最多核对 ${MAX_CODES} 个型号`)
  await limitLists(await getCms(), clientAddress(request))
  const { rows, products } = await lookUpCodes(codes)
  const byId = new Map(products.map((product) => [product.id, product]))
  return json(response.parse({ code: 200, msg: messages.done, data: rows.map((row, index) => toCodeRow(codes[index] ?? '', row, byId)) }))
}

/** `POST /prod-api/api/product/lookup/list`: the same for a pasted list or a file, with rows and quantities (spec: prod-api/list-lookup). */
export async function answerListLookup(request: Request): Promise<Response> {
  const { response } = writingEndpoints.lookUpList
  const bytes = await limitedBytes(request, MAX_LIST_BYTES + FORM_BYTES)
  if (bytes === null) throw tooLarge()
  const sent = await sentListIn(request.headers.get('content-type') ?? '', bytes)
  if (!sent) throw malformed()
  const outcome = await lookUpList(sent, clientAddress(request))
  if (outcome.kind === 'problem') throw visitorFailure(outcome.message)
  return json(response.parse({ code: 200, msg: messages.done, data: outcome.result }))
}

function toCodeRow(
  code: string,
  { status, match, explanation, choices }: LookupRow,
  products: ReadonlyMap<string, LookupProduct>,
): LookupCodeRow {
  const productOf = ({ productId }: LookupChoice) => {
    const product = products.get(productId)
    return { articleId: productId, title: product?.title ?? '', cover: product?.cover?.src ?? null }
  }
  return {
    code,
    status,
    orderCode: match?.code ?? '',
    explanation,
    product: match && productOf(match),
    choices: choices.map((choice) => ({ orderCode: choice.code, product: productOf(choice) })),
  }
}
