import type { Metadata } from 'next'
import { pageMetadata } from '@/shell/page-metadata'
import SelectProductRoute from '../selectProduct/page'

export const generateMetadata = (): Promise<Metadata> => pageMetadata({ path: '/selectProduct', title: '产品选型' })

/** What `/selectProduct` shows, at the second address that older links use (spec: products/selector). */
export default function SelectProduct2Route() {
  return <SelectProductRoute />
}
