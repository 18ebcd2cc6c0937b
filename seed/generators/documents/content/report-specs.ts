import type { Spec } from '../core/spec'
import { type Report, report } from '../layout/report'

type Item = Pick<Spec, 'id' | 'name' | 'file' | 'products' | 'edition' | 'publishedAt' | 'sort'>

export const laboratories = {
  inspection: '中标检验认证院（虚构）',
  cteq: 'CTEQ 国际电气检验（虚构）',
  union: '中检联合认证中心（虚构）',
}

/** A test report; what it says is read when it is printed. */
export function reportSpec(item: Item, source: () => Omit<Report, 'heading'>): Spec {
  return { ...item, kind: '检测报告', content: { type: 'pdf', html: () => report({ ...source(), heading: item.name }) } }
}
