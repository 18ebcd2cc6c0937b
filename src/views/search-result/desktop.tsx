import { FoundQuestions } from './found-questions'
import { Popular } from './popular'
import { ResultLists } from './result-lists'
import { grandTotal, type SearchResultProps } from './results'
import { SearchProvider } from './search-context'
import { SearchHead } from './search-head'

/** About the width of a cut-out in its card. */
const PICTURE_SIZES = '(min-width: 1280px) 9vw, 112px'

/** The site-wide search on a wide screen (spec: search/page). */
export function DesktopSearchResult({ state, results, questions, near, popular }: SearchResultProps) {
  const { keyword } = state
  return (
    <SearchProvider state={state}>
      <SearchHead keyword={keyword} total={results && grandTotal(results)} correctedTo={results?.correctedTo ?? null} hasLabel />
      <FoundQuestions questions={questions} keyword={keyword} />
      {results && <ResultLists keyword={keyword} results={results} near={near} pictureSizes={PICTURE_SIZES} hasButtonAbove />}
      {popular && <Popular entries={popular} isNothingFound={results !== null} pictureSizes={PICTURE_SIZES} />}
    </SearchProvider>
  )
}
