import { useCallback, useState } from 'react'
import { Page } from 'react-pdf'
import { buttonStyle } from '@/components/button/button-style'
import { lacksLetters } from './lacks-letters'
import type { PageBox } from './page-geometry'
import styles from './pdf-pages.module.css'
import type { Match } from './search/fold-text'
import { markText } from './search/mark-text'

export type Found = {
  /** What was found on this page. */
  matches: readonly Match[] | undefined
  /** Of them, the one that the visitor is at. */
  current: Match | null
}

type Props = Found & {
  box: PageBox
  scale: number
  onLettersLost: () => void
  /** Loads the file again. */
  onRetry: () => void
}

/** More pixels than this no browser draws (iOS). */
const MOST_PIXELS = 16_000_000

/** A page as it is drawn. After a change of zoom the old drawing stays, stretched, until the new one is finished. */
export function DrawnPage({ box, scale, matches, current, onLettersLost, onRetry }: Props) {
  const mark = useCallback(
    ({ str, itemIndex }: { str: string; itemIndex: number }) => markText(str, itemIndex, matches ?? [], current),
    [matches, current],
  )
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
          customTextRenderer={matches && mark}
          renderAnnotationLayer={isCurrent}
          loading={null}
          noData={null}
          error={<Unreadable onRetry={onRetry} />}
          onRenderSuccess={(page) => {
            setDrawnScale(one)
            if (lacksLetters(page)) onLettersLost()
          }}
        />
      </div>
    )
  })
}

function Unreadable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.unreadable} role="alert">
      <p>这一页未能显示，可能是网络中断。请重试，或下载文件后查看。</p>
      <button type="button" className={buttonStyle('outline', 'small')} onClick={onRetry}>
        重试
      </button>
    </div>
  )
}
