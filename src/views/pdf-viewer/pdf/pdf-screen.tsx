'use client'

import dynamic from 'next/dynamic'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { Icon } from '@/components/icon/icon'
import type { ViewableFile } from '@/contract/viewable-file'
import { PreviewFailure } from '../preview-failure'
import { ViewerFrame } from '../viewer-frame'
import { Controls } from './controls'
import { GAP } from './page-geometry'
import styles from './pdf-screen.module.css'
import { type Reader, useReader } from './use-reader'

// The reader of PDF files is heavy and needs a browser.
const PdfPages = dynamic(() => import('./pdf-pages').then((module) => module.PdfPages), { ssr: false })

type Props = { file: ViewableFile; layout: 'desktop' | 'mobile'; logo: ReactNode }

/** A PDF file with its tools. */
export function PdfScreen({ file, layout, logo }: Props) {
  const [isBroken, setBroken] = useState(false)
  const reader = useReader(GAP[layout])
  const { area, isReady } = reader

  // The keys that scroll work at once, where there are keys.
  useEffect(() => {
    const hasKeys = isReady && layout === 'desktop'
    if (hasKeys && document.activeElement === document.body) area.current?.focus({ preventScroll: true })
  }, [isReady, layout, area])

  if (isBroken) return <PreviewFailure reason="file" file={file} logo={logo} />
  return (
    <ViewerFrame logo={logo} file={file} controls={<Controls reader={reader} />}>
      <main
        ref={area}
        className={styles.area}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
        tabIndex={0}
        aria-label="文档内容"
        aria-busy={!isReady}
        onKeyDown={(event) => zoomByKey(event, reader)}
      >
        {!isReady && <Opening url={file.url} />}
        <PdfPages url={file.url} reader={reader} onFailure={() => setBroken(true)} />
      </main>
    </ViewerFrame>
  )
}

/** `+` and `-` zoom while the reading area has the focus; with Ctrl they are the browser's. */
function zoomByKey(event: KeyboardEvent, { zoom }: Reader) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === '+' || event.key === '=') zoom.step(1)
  else if (event.key === '-') zoom.step(-1)
}

function Opening({ url }: { url: string }) {
  return (
    <>
      <p className={styles.opening} role="status">
        <Icon name="spinner" size={48} className={styles.spinner} />
        加载中...
      </p>
      <noscript>
        <p className={styles.opening}>
          在线预览需要浏览器启用脚本，也可以直接<a href={url}>打开文件</a>。
        </p>
      </noscript>
    </>
  )
}
