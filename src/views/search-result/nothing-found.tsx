import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import type { NearPage } from '@/domain/nearest-page'

type Props = { keyword: string; near: readonly NearPage[] }

/** 暂无数据 in the tab of products, and ways onward. */
export function NoProducts({ keyword, near }: Props) {
  return (
    <EmptyState line={`没有名称或型号包含“${keyword}”的产品，换个关键词试试`} near={near}>
      <ButtonLink href="/GoodsListView?all=true">查看全部产品</ButtonLink>
      <ButtonLink href="/Consult" tone="outline">
        咨询选型
      </ButtonLink>
    </EmptyState>
  )
}

/** 暂无数据 in the tab of news, and a way onward. */
export function NoNews({ keyword, near }: Props) {
  return (
    <EmptyState line={`没有标题包含“${keyword}”的新闻，换个关键词试试`} near={near}>
      <ButtonLink href="/News">查看全部新闻</ButtonLink>
    </EmptyState>
  )
}

/** 暂无数据 in the tab of downloads, and a way onward. */
export function NoDocuments({ keyword, near }: Props) {
  return (
    <EmptyState line={`没有名称包含“${keyword}”的资料，换个关键词试试`} near={near}>
      <ButtonLink href="/Download">进入下载中心</ButtonLink>
    </EmptyState>
  )
}
