import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { SearchEverywhere } from '@/components/empty-state/search-everywhere'
import { everything, type ListState, toHref } from './list-state'

/** No file answers the keyword or the category. */
export function NothingFound({ state: { keyword, categoryId } }: { state: ListState }) {
  const line = keyword ? `没有名称包含“${keyword}”的资料，换个关键词试试` : '这里暂时没有资料，可以联系我们索取'
  return (
    <EmptyState line={line}>
      {(keyword || categoryId !== null) && <ButtonLink href={toHref(everything)}>查看全部资料</ButtonLink>}
      {keyword && <SearchEverywhere keyword={keyword} />}
      <ButtonLink href="/Consult" tone="outline">
        索取资料
      </ButtonLink>
    </EmptyState>
  )
}
