import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'

/** Three ways to fill a list. */
export function EmptyList() {
  return (
    <EmptyState title="清单里还没有型号" line="在产品页、产品列表或搜索结果里点“加入清单”，也可以在下面输入型号。">
      <ButtonLink href="/selectProduct" tone="brand">
        按数据选型
      </ButtonLink>
      <ButtonLink href="/Lookup" tone="outline">
        粘贴整张清单
      </ButtonLink>
      <ButtonLink href="/GoodsListView" tone="outline">
        浏览产品
      </ButtonLink>
    </EmptyState>
  )
}
