import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { SearchEverywhere } from '@/components/empty-state/search-everywhere'
import type { NearPage } from '@/domain/nearest-page'
import { everything, type ListState, toHref } from './list-state'

type Props = { state: ListState; near: readonly NearPage[] }

/** No file answers the keyword or the category. */
export function NothingFound({ state: { keyword, categoryId }, near }: Props) {
  const line = keyword ? `没有名称包含“${keyword}”的资料，换个关键词试试` : '这里暂时没有资料，可以联系我们索取'
  return (
    <EmptyState line={line} near={near}>
      {(keyword || categoryId !== null) && <ButtonLink href={toHref(everything)}>查看全部资料</ButtonLink>}
      {keyword && <SearchEverywhere keyword={keyword} />}
      <ButtonLink href="/Consult" tone="outline">
        索取资料
      </ButtonLink>
    </EmptyState>
  )
}
