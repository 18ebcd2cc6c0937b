import 'server-only'
import { getCms } from '../cms'
import { readEntries } from '../domain/comparison/compare-address'
import { clientAddress } from '../limits/client-address'
import { limitLists } from '../limits/rate-limits'
import { exportComparison } from '../lookup/export-comparison'
import { visitorFailure } from './answers'

const FILE_NAME = '产品对比.xlsx'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** `GET /prod-api/api/product/compare/export?ids=`: products beside one another as a workbook (spec: comparison/export). */
export async function answerCompareExport(request: Request): Promise<Response> {
  const entries = readEntries(new URL(request.url).searchParams.getAll('ids'))
  if (entries.length === 0) throw visitorFailure('请先选择要对比的产品')
  await limitLists(await getCms(), clientAddress(request))
  return new Response(new Uint8Array(await exportComparison(entries)), {
    headers: {
      'Content-Type': XLSX,
      'Content-Disposition': `attachment; filename="comparison.xlsx"; filename*=UTF-8''${encodeURIComponent(FILE_NAME)}`,
      'Cache-Control': 'no-store',
    },
  })
}
