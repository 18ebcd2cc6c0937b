'use client'

import type { ReactNode } from 'react'
import { useDrawing } from '@/components/drawing/use-drawing'
import { type DrawingZoom, useDrawingZoom } from '@/components/drawing/use-drawing-zoom'
import { ZoomedDrawing } from '@/components/drawing/zoomed-drawing'
import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/icon-names'
import type { ViewableFile } from '@/contract/viewable-file'
import tools from '../pdf/controls.module.css'
import { ToolButton } from '../pdf/tool-button'
import { PreviewFailure } from '../preview-failure'
import { ViewerFrame } from '../viewer-frame'
import styles from './drawing-screen.module.css'

type Props = { file: ViewableFile; logo: ReactNode }

/** A drawing in DXF, as vectors on a white sheet (spec: viewers/drawings). */
export function DrawingScreen({ file, logo }: Props) {
  const { drawing, failure, retry } = useDrawing(file.url)
  const zoom = useDrawingZoom()
  if (failure) return <PreviewFailure reason={failure} file={file} logo={logo} onRetry={retry} />
  return (
    <ViewerFrame logo={logo} file={file} controls={<Controls zoom={zoom} isReady={drawing !== null} />}>
      <main className={styles.main}>
        {drawing ? (
          <ZoomedDrawing drawing={drawing} label={file.alt} zoom={zoom} className={styles.drawing} />
        ) : (
          <p className={styles.loading} role="status">
            <Icon name="spinner" size={32} className={styles.spinner} />
            正在打开图纸
          </p>
        )}
      </main>
    </ViewerFrame>
  )
}

function Controls({ zoom, isReady }: { zoom: DrawingZoom; isReady: boolean }) {
  return (
    <section className={tools.controls} aria-label="看图工具">
      <div className={tools.group}>
        <Tool icon="minus" label="缩小" isIdle={!isReady || zoom.isSmallest} onClick={() => zoom.step(-1)} />
        <output className={tools.percent} aria-label="显示比例">
          {isReady ? `${Math.round(zoom.value * 100)}%` : '–'}
        </output>
        <Tool icon="plus" label="放大" isIdle={!isReady || zoom.isLargest} onClick={() => zoom.step(1)} />
      </div>
      <div className={tools.group}>
        <Tool icon="fit-page" label="适合窗口" isOn={zoom.value === 1} isIdle={!isReady} onClick={zoom.fit} />
      </div>
    </section>
  )
}

type ToolProps = { icon: IconName; label: string; isOn?: boolean; isIdle: boolean; onClick: () => void }

const Tool = (tool: ToolProps) => <ToolButton {...tool} iconSize={26} className={tools.tool ?? ''} />
