import type { RequestKind } from '@/contract/service-request'
import type { FoundRecord } from './record-rows'

/** What both ways to look up a request get. */
export type LookupProps = { kind: RequestKind; onFound: (record: FoundRecord) => void }
