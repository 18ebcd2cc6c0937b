'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { previewParameters } from '../../domain/preview-parameters'
import { Arrival } from './click-to-edit/arrival'
import { DeviceChoice } from './device-choice'
import { type Device, deviceLike, devices, inLayoutOf } from './devices'
import { PanelBorder } from './panel-border'
import styles from './preview-panel.module.css'
import { Screen } from './screen'
import { usePanelShare } from './use-panel-share'
import { usePreviewMessages } from './use-preview-messages'
import { useVisibleHeight } from './use-visible-height'

/** It knows all pages, which no form waits for (record 0086). */
const OtherPlaces = lazy(async () => ({ default: (await import('./other-places')).OtherPlaces }))

/**
 * The panel beside the editor: the real page on the screen that is chosen, scaled to the room there is. Another screen
 * asks for the page in its layout. It takes the place of Payload's own panel, whose breakpoints change nothing but a width.
 * While 点选编辑 is on, a click in the page leads to the field; else the page works as for visitors.
 */
export function PreviewPanel() {
  const { iframeRef, isLivePreviewing, previewWindowType, setPreviewWindowType, shouldRenderIframe, url } = useLivePreviewContext()
  const [device, setDevice] = useState<Device>(devices[0])
  const [isEditing, setEditing] = useState(true)
  const [isElsewhere, setElsewhere] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const height = useVisibleHeight(panel)
  const [share, setShare] = usePanelShare()
  usePreviewMessages()
  // Who edits on a phone looks at the page of phones first.
  useEffect(() => setDevice(deviceLike(window.innerWidth)), [])
  const leave = useCallback(() => {
    setEditing(false)
    toggle.current?.focus()
  }, [])
  const go = (address: string) => iframeRef.current?.contentWindow?.location.replace(address)
  const goBack = () => url && go(markedPage(url, device))
  if (previewWindowType !== 'iframe') return null
  return (
    <>
      {isLivePreviewing && <PanelBorder panel={panel} height={height} share={share} onShare={setShare} />}
      <section
        ref={panel}
        className={styles.panel}
        aria-label="实时预览"
        hidden={!isLivePreviewing}
        style={{ '--share': `${share}%`, ...(height !== null && { height }) }}
      >
        <div className={styles.toolbar}>
          <DeviceChoice label="预览版式" device={device} onChoose={setDevice} />
          <button
            ref={toggle}
            type="button"
            className={styles.editing}
            aria-pressed={isEditing}
            title={
              isEditing
                ? '点页面上的文字或图片，就到它的字段；关掉后可以试用页面上的链接'
                : '现在可以试用页面上的链接；打开后点页面就到字段'
            }
            onClick={() => setEditing(!isEditing)}
          >
            点选编辑
          </button>
          {url && (
            <Suspense fallback={null}>
              <OtherPlaces
                own={url}
                isElsewhere={isElsewhere}
                onGo={(address) => go(markedPage(previewedAt(address, url), device))}
                onBack={goBack}
              />
            </Suspense>
          )}
          {isElsewhere && url && (
            <button type="button" className={styles.back} onClick={goBack}>
              回到正在编辑的页面
            </button>
          )}
          <button type="button" className={styles.popup} onClick={() => setPreviewWindowType('popup')}>
            新窗口打开
          </button>
        </div>
        <Arrival panel={panel} />
        {!url && <p className={styles.none}>没有可以预览的页面。</p>}
        {shouldRenderIframe && url && (
          <Screen
            panel={panel}
            device={device}
            url={markedPage(url, device)}
            isEditing={isEditing}
            onElsewhere={setElsewhere}
            onLeave={leave}
          />
        )}
      </section>
    </>
  )
}

/** In the panel, texts say where they come from. */
function markedPage(url: string, device: Device): string {
  const address = inLayoutOf(device, url)
  address.searchParams.set('edit', '1')
  return address.href
}

/** Another page of the site, as a preview of the same document. */
function previewedAt(address: string, url: string): string {
  const page = new URL(address, window.location.origin)
  const { searchParams } = new URL(url, window.location.origin)
  for (const [name, value] of previewParameters(searchParams)) page.searchParams.set(name, value)
  return page.href
}
