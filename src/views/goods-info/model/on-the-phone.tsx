'use client'

import { useRef, useState } from 'react'
import { Icon } from '@/components/icon/icon'
import { lazyPart, useLazyPart } from '@/components/lazy-part/use-lazy-part'
import type { DocumentFile } from '@/contract/documents'

const pageCode = lazyPart(() => import('./page-code').then(({ PageCode }) => PageCode))

type Props = { title: string; model: DocumentFile | undefined; className: string | undefined }

/** Takes the page to a phone, with what is chosen on it, as a code to be scanned (spec: products/page-code). */
export function OnThePhone({ title, model, className }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { Part: PageCode, want } = useLazyPart(pageCode)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={button} type="button" className={className} aria-haspopup="dialog" onClick={() => want(() => setOpen(true))}>
        <Icon name="qr" size={20} />
        {model ? '用手机放到现场看' : '用手机打开'}
      </button>
      {PageCode && <PageCode title={title} isOpen={isOpen} onClose={() => setOpen(false)} opener={button} />}
    </>
  )
}
