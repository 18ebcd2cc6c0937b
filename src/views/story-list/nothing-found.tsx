import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { SearchEverywhere } from '@/components/empty-state/search-everywhere'
import type { NearPage } from '@/domain/nearest-page'
import { everything, type ListState, toHref } from './list-state'

type Props = { state: ListState; near: readonly NearPage[] }

/** No story answers the choice. */
export function NothingFound({ state, near }: Props) {
  const line = state.mode === 'keyword' ? `没有标题包含“${state.keyword}”的案例，换个关键词试试` : '这里暂时没有案例，看看其他行业'
  return (
    <EmptyState line={line} near={near}>
      {state.mode !== 'all' && <ButtonLink href={toHref(everything)}>查看全部案例</ButtonLink>}
      {state.mode === 'keyword' && <SearchEverywhere keyword={state.keyword} />}
      <ButtonLink href="/Consult" tone="outline">
        咨询工程师
      </ButtonLink>
    </EmptyState>
  )
}
