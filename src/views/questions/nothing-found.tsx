import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { SearchEverywhere } from '@/components/empty-state/search-everywhere'
import type { NearPage } from '@/domain/nearest-page'

type Props = { keyword: string; near: readonly NearPage[]; hotline: string }

/** No question answers to the keyword: an engineer does, or the hotline. */
export function NothingFound({ keyword, near, hotline }: Props) {
  const line = keyword ? `“${keyword}”没有现成的答案，换个说法试试，或直接问我们` : '问题正在整理，请直接问我们'
  return (
    <EmptyState title="没有找到相关问题" line={line} near={near}>
      <ButtonLink href="/Consult">我要咨询</ButtonLink>
      {hotline && (
        <ButtonLink href={`tel:${hotline}`} tone="outline">
          拨打热线 {hotline}
        </ButtonLink>
      )}
      {keyword && <SearchEverywhere keyword={keyword} />}
    </EmptyState>
  )
}
