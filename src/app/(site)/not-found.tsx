import type { Metadata } from 'next'
import { pageMetadata } from '@/shell/page-metadata'
import { NotFoundWhenShown } from '@/views/not-found/not-found-when-shown'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: '页面不存在' })
}

/** 404, inside the site's shell. */
export default function NotFound() {
  return <NotFoundWhenShown />
}
