import type { Spec } from '../core/spec'
import { type Certificate, certificate } from '../layout/certificate'

type Item = Pick<Spec, 'id' | 'name' | 'file' | 'products' | 'edition' | 'publishedAt' | 'sort'>

export const applicant: [string, string][] = [
  ['持证人', '恒沃电气股份有限公司'],
  ['生产企业', '恒沃电气股份有限公司滨海智能工厂（上海市示范区恒沃路 1 号）'],
]

export const bodies = {
  union: { body: '中检联合认证中心（虚构）', sealName: '中检联合认证中心（虚构）', colour: '#0B5FD7', signer: '钱明远' },
  inspection: { body: '中标检验认证院（虚构）', sealName: '中标检验认证院（虚构）', colour: '#0E7A47', signer: '顾怀诚' },
  cteq: { body: 'CTEQ 国际电气检验（虚构机构）', sealName: 'CTEQ 国际电气检验（虚构）', colour: '#7A4B10', signer: '韦博文' },
}

/** A certificate; what it says is read when it is printed. */
export function certificateSpec(item: Item, source: () => Omit<Certificate, 'heading'>): Spec {
  return { ...item, kind: '认证证书', content: { type: 'pdf', html: () => certificate({ ...source(), heading: item.name }) } }
}
