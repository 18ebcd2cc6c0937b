import { FoundQuestions } from './found-questions'
import { Popular } from './popular'
import { ResultLists } from './result-lists'
import { grandTotal, type SearchResultProps } from './results'
import { SearchProvider } from './search-context'
import { SearchHead } from './search-head'

/** About the width of a cut-out in its row. */
const PICTURE_SIZES = '23vw'

/** The site-wide search on a phone; products lead to the product page there, too (spec: search/product-links). */
export function MobileSearchResult({ state, results, questions, near, popular }: SearchResultProps) {
  const { keyword } = state
  return (
    <SearchProvider state={state}>
      <SearchHead keyword={keyword} total={results && grandTotal(results)} correctedTo={results?.correctedTo ?? null} />
      {results && <ResultLists keyword={keyword} results={results} near={near} pictureSizes={PICTURE_SIZES} />}
      <FoundQuestions questions={questions} keyword={keyword} />
      {popular && <Popular entries={popular} isNothingFound={results !== null} pictureSizes={PICTURE_SIZES} />}
    </SearchProvider>
  )
}
