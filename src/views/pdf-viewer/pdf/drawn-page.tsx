import { useState } from 'react'
import { Page } from 'react-pdf'
import type { PageBox } from './page-geometry'
import styles from './pdf-pages.module.css'

type Props = { box: PageBox; scale: number }

/** More pixels than this no browser draws (iOS). */
const MOST_PIXELS = 16_000_000

/** A page as it is drawn. After a change of zoom the old drawing stays, stretched, until the new one is finished. */
export function DrawnPage({ box, scale }: Props) {
  const [drawnScale, setDrawnScale] = useState<number | null>(null)
  const scales = drawnScale === null || drawnScale === scale ? [scale] : [drawnScale, scale]
  const sharpness = Math.min(window.devicePixelRatio, Math.sqrt(MOST_PIXELS / (box.width * box.height)))
  return scales.map((one) => {
    const isCurrent = one === scale
    return (
      <div
        key={one}
        className={isCurrent ? undefined : styles.stale}
        style={isCurrent ? undefined : { transform: `scale(${scale / one})` }}
        inert={!isCurrent}
      >
        <Page
          pageNumber={box.number}
          scale={one}
          devicePixelRatio={sharpness}
          renderTextLayer={isCurrent}
          renderAnnotationLayer={isCurrent}
          loading={null}
          noData={null}
          error={<Unreadable />}
          onRenderSuccess={() => setDrawnScale(one)}
        />
      </div>
    )
  })
}

function Unreadable() {
  return <p className={styles.unreadable}>这一页未能显示，可下载文件后查看。</p>
}
