'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { previewParameters } from '../../domain/preview-parameters'
import type { Device } from './devices'
import { EditableScreen } from './editable-screen'
import styles from './preview-panel.module.css'
import { useElementSize } from './use-element-size'

type Props = {
  panel: RefObject<HTMLElement | null>
  device: Device
  url: string
  isEditing: boolean
  /** Is another page than the previewed one shown, by a link that was followed? */
  onElsewhere: (isElsewhere: boolean) => void
  onLeave: () => void
}

/** The previewed page on a screen, scaled to the room there is. */
export function Screen({ panel, device, url, isEditing, onElsewhere, onLeave }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(room)
  const { iframeRef, setLoadedURL } = useLivePreviewContext()
  const [page, setPage] = useState<Document | null>(null)
  const scale = Math.min(1, width / device.width, device.height === null ? 1 : height / device.height)
  const size = { width: device.width, height: device.height ?? height / (scale || 1) }
  const load = useCallback(() => {
    setLoadedURL(url)
    setPage(iframeRef.current?.contentDocument ?? null)
  }, [iframeRef, setLoadedURL, url])
  useElsewhere(page, url, onElsewhere)
  return (
    <div ref={room} className={styles.room} data-layout={device.layout}>
      <div className={styles.screen} style={{ width: size.width * scale, height: size.height * scale }}>
        <iframe
          id="live-preview-iframe"
          title="实时预览"
          ref={iframeRef}
          src={url}
          className={styles.page}
          style={{ ...size, transform: `scale(${scale})` }}
          onLoad={load}
        />
        <EditableScreen panel={panel} page={page} scale={scale} isOn={isEditing} onLeave={onLeave} />
      </div>
    </div>
  )
}

/** Notices that a link was followed: pages of this site change without loading anew. */
function useElsewhere(page: Document | null, url: string, onElsewhere: Props['onElsewhere']): void {
  useEffect(() => {
    const view = page?.defaultView
    if (!page || !view) return
    const own = placeIn(url)
    const look = () => onElsewhere(placeIn(view.location.href) !== own)
    const observer = new MutationObserver(look)
    observer.observe(page.documentElement, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [page, url, onElsewhere])
}

/** A page and what it shows, whatever the layout and whoever looks. */
function placeIn(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const shown = [...searchParams].filter(([name]) => !previewParameters(searchParams).has(name))
  return `${pathname}?${new URLSearchParams(shown)}`
}
