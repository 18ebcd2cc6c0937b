'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { type Device, devices } from './devices'
import styles from './preview-panel.module.css'
import { useElementSize } from './use-element-size'
import { usePreviewMessages } from './use-preview-messages'
import { useVisibleHeight } from './use-visible-height'

/**
 * The panel beside the editor: the real page on the screen that is chosen, scaled to the room there is. Another screen
 * asks for the page in its layout. It takes the place of Payload's own panel, whose breakpoints change nothing but a width.
 */
export function PreviewPanel() {
  const { isLivePreviewing, previewWindowType, setPreviewWindowType, shouldRenderIframe, url } = useLivePreviewContext()
  const [device, setDevice] = useState<Device>(devices[0])
  const panel = useRef<HTMLElement>(null)
  const height = useVisibleHeight(panel)
  usePreviewMessages()
  if (previewWindowType !== 'iframe') return null
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label="实时预览"
      hidden={!isLivePreviewing}
      style={height === null ? undefined : { height }}
    >
      <div className={styles.toolbar}>
        <fieldset className={styles.devices}>
          <legend className={styles.legend}>预览版式</legend>
          {devices.map((choice) => (
            <button
              key={choice.label}
              type="button"
              className={styles.device}
              aria-pressed={choice === device}
              onClick={() => setDevice(choice)}
            >
              {choice.label} <span className={styles.width}>{choice.width}</span>
            </button>
          ))}
        </fieldset>
        <button type="button" className={styles.device} onClick={() => setPreviewWindowType('popup')}>
          新窗口打开
        </button>
      </div>
      {!url && <p className={styles.none}>没有可以预览的页面。</p>}
      {shouldRenderIframe && url && <Screen device={device} url={inLayout(url, device)} />}
    </section>
  )
}

function Screen({ device, url }: { device: Device; url: string }) {
  const room = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(room)
  const { iframeRef, setLoadedURL } = useLivePreviewContext()
  const scale = Math.min(1, width / device.width, device.height === null ? 1 : height / device.height)
  const size = { width: device.width, height: device.height ?? height / (scale || 1) }
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
          onLoad={() => setLoadedURL(url)}
        />
      </div>
    </div>
  )
}

function inLayout(url: string, { layout }: Device): string {
  const address = new URL(url, window.location.origin)
  address.searchParams.set('layout', layout)
  return address.href
}
