import { ButtonLink } from '../button/button-link'

/** A keyword without a hit in one list may have some in the others. */
export const SearchEverywhere = ({ keyword }: { keyword: string }) => (
  <ButtonLink href={`/SearchResult?${new URLSearchParams({ val: keyword, search: 'true' })}`} tone="outline">
    在全站搜索
  </ButtonLink>
)
