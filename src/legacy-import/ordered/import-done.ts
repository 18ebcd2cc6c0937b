import type { BasePayload } from 'payload'
import type { Row } from '../../import-orders/orders'
import { recordImport } from '../journal/record'
import type { ImportReport } from '../report/report'
import { reportPage } from '../report/report-page'
import type { Done } from './work'

/** An import, or a look at one, that has come to its end: what its row keeps of it. */
export function importDone<T extends { report: ImportReport }>(payload: BasePayload, row: Row, result: T): Done<T> {
  const { report } = result
  const { id, source, orderedBy } = row
  return {
    result,
    ending: {
      ...{ state: 'finished', finishedAt: new Date().toISOString(), counts: { ...report.counts } },
      ...{ report: reportPage(report), reportData: JSON.stringify(report), hasReport: true },
    },
    // Its publication is queued before it counts as finished.
    record: async () => {
      if (!report.isDry) await recordImport(payload, { id, source, arrival: report.arrival, by: orderedBy ?? '' }, report)
    },
  }
}
