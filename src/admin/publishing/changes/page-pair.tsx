'use client'

import { useRef, useState } from 'react'
import { DeviceChoice } from '../../preview/device-choice'
import { type Device, devices, inLayoutOf } from '../../preview/devices'
import { useElementSize } from '../../preview/use-element-size'
import styles from './changes.module.css'

/** Below this, a page for desktops is too small to be read. */
const NARROW = 768

type Props = {
  /** Where visitors see it now; null when they don't. */
  before: string | null
  after: string
}

/** The page as it is and as it will be, side by side on the same screen; who scrolls in one scrolls in both. */
export function PagePair({ before, after }: Props) {
  const [device, setDevice] = useState(() => deviceOf(window.innerWidth))
  const pages = useRef<(Window | null)[]>([null, null])

  const follow = (side: number, page: Window | null) => {
    pages.current[side] = page
    if (!page) return
    page.addEventListener('scroll', () => scrollTo(pages.current[1 - side], page.scrollY), { passive: true })
    // It is there to be looked at: a link would lead one side away.
    page.document.addEventListener('click', keepHere, { capture: true })
  }

  return (
    <>
      <div className={styles.devices}>
        <DeviceChoice label="版式" device={device} onChoose={setDevice} />
      </div>
      <div className={styles.pair}>
        <Half title="现在的网站" url={before} device={device} onLoad={(page) => follow(0, page)} />
        <Half title="发布以后" url={after} device={device} onLoad={(page) => follow(1, page)} />
      </div>
    </>
  )
}

/** Whoever looks at it on a phone sees a phone's page first. */
const deviceOf = (width: number): Device => (width < NARROW && devices.find(({ layout }) => layout === 'mobile')) || devices[0]

function keepHere(event: MouseEvent): void {
  // Of another document, whose classes are others.
  const element = event.target as Element | null
  if (element?.closest?.('a[href]')) event.preventDefault()
}

function scrollTo(page: Window | null | undefined, top: number): void {
  if (page && Math.abs(page.scrollY - top) > 1) page.scrollTo({ top, behavior: 'instant' })
}

type HalfProps = { title: string; url: string | null; device: Device; onLoad: (page: Window | null) => void }

function Half({ title, url, device, onLoad }: HalfProps) {
  const room = useRef<HTMLDivElement>(null)
  const size = useElementSize(room)
  const scale = Math.min(1, size.width / device.width)
  const width = device.width * scale
  return (
    <section className={styles.half} aria-label={title}>
      <h3 className={styles.halfTitle}>{title}</h3>
      <div ref={room} className={styles.room}>
        {url === null && <p className={styles.note}>访客现在看不到它：还没有发布过，或者已经撤下。</p>}
        {url !== null && scale > 0 && (
          <div className={styles.screen} style={{ width, height: size.height }}>
            <iframe
              title={title}
              src={inLayoutOf(device, url).href}
              className={styles.page}
              style={{ width: device.width, height: size.height / scale, transform: `scale(${scale})` }}
              onLoad={({ currentTarget }) => onLoad(currentTarget.contentWindow)}
            />
          </div>
        )}
      </div>
    </section>
  )
}
