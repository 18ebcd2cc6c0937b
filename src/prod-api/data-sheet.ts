import 'server-only'
import { getDataSheet } from '../content/data-sheet'
import type { DataSheet } from '../contract/data-sheet'
import { dataSheetPdf } from '../data-sheet/data-sheet-pdf'
import { TooManyOrders } from '../data-sheet/pdf-maker'
import { noteOneOff } from '../lib/content-reads.mjs'
import { siteOrigin } from '../lib/site-origin'
import { ApiFailure, away } from './answers'

const PRODUCT_ID = /^\d{1,9}(_\d{1,9})?$/

/** `GET /prod-api/api/product/{id}/datasheet?code=`: a product, or one of its codes, as a PDF (spec: data-sheet/address). */
export async function answerDataSheet(request: Request, id: string): Promise<Response> {
  // The files are kept on disk; in memory they would take the place of pages.
  noteOneOff()
  const code = new URL(request.url).searchParams.get('code')?.trim() ?? ''
  const found = PRODUCT_ID.test(id) ? await getDataSheet(id, code, await siteOrigin()) : null
  if (!found) throw missing('没有这款产品，它的数据表也就没有')
  if ('reason' in found) throw missing(found.reason)
  const pdf = await dataSheetPdf(found.sheet).catch((error: unknown) => {
    throw error instanceof TooManyOrders ? away() : error
  })
  return new Response(new Uint8Array(pdf), { headers: headersOf(found.sheet) })
}

const missing = (reason: string) => new ApiFailure(404, 404, reason)

function headersOf({ model, code, kind, address }: DataSheet): Record<string, string> {
  const name = `${code || model} ${kind} 数据表.pdf`
  const plain = (code || model).replace(/[^\w .-]/g, '_')
  return {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${plain}.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
    // What is to be found by is the page.
    Link: `<${address}>; rel="canonical"`,
    'Cache-Control': 'no-store',
  }
}
