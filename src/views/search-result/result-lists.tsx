import { setDocuments } from '@/components/document-list/set-documents'
import type { NearPage } from '@/domain/nearest-page'
import { DocumentResults } from './document-results'
import { NewsResults } from './news-results'
import { ProductResults } from './product-results'
import { ResultTabs } from './result-tabs'
import { type Results, totalsOf } from './results'

type Props = {
  keyword: string
  results: Results
  near: readonly NearPage[]
  /** How wide the cut-outs of products are shown. */
  pictureSizes: string
  /** Offers the batch download above the documents, too. */
  hasButtonAbove?: boolean
}

/** The three lists behind their tabs. */
export function ResultLists({ keyword, results, near, pictureSizes, hasButtonAbove }: Props) {
  return (
    <ResultTabs
      totals={totalsOf(results)}
      panels={{
        product: (
          <ProductResults page={results.product} keyword={keyword} marked={results.marked} near={near} pictureSizes={pictureSizes} />
        ),
        news: <NewsResults page={results.news} keyword={keyword} marked={results.marked} near={near} />,
        document: (
          <DocumentResults
            page={{ ...results.document, rows: setDocuments(results.document.rows, results.marked) }}
            keyword={keyword}
            near={near}
            hasButtonAbove={hasButtonAbove}
          />
        ),
      }}
    />
  )
}
