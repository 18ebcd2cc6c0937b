import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { everything, type ListState, toHref } from './list-state'

/** No product answers the choice. */
export function NothingFound({ state }: { state: ListState }) {
  const line = state.mode === 'keyword' ? `没有名称或型号包含“${state.keyword}”的产品，换个关键词试试` : '这里暂时没有产品，看看其他类别'
  return (
    <EmptyState line={line}>
      {state.mode !== 'all' && <ButtonLink href={toHref(everything)}>查看全部产品</ButtonLink>}
      <ButtonLink href="/Consult" tone="outline">
        咨询选型
      </ButtonLink>
    </EmptyState>
  )
}
