import type { IconName } from '@/components/icon/icon-names'
import styles from './controls.module.css'
import { PageField } from './page-field'
import type { Search } from './search/use-search'
import { ToolButton } from './tool-button'
import type { Reader } from './use-reader'
import { nextZoom } from './zoom'

/** Page, zoom and search. */
export function Controls({ reader, search }: { reader: Reader; search: Search }) {
  const { zoom, position, pageCount, isReady } = reader
  const { page, goTo } = position
  return (
    <section className={styles.controls} aria-label="阅读工具">
      <div className={styles.group}>
        <Tool icon="chevron-left" label="上一页" extra={styles.turn} isIdle={page <= 1} onClick={() => goTo(page - 1)} />
        <PageField reader={reader} />
        <Tool icon="chevron-right" label="下一页" extra={styles.turn} isIdle={page >= pageCount} onClick={() => goTo(page + 1)} />
      </div>
      <div className={styles.group}>
        <Tool icon="minus" label="缩小" isIdle={!isReady || nextZoom(zoom.value, -1) === null} onClick={() => zoom.step(-1)} />
        <output className={styles.percent} aria-label="显示比例">
          {isReady ? `${Math.round(zoom.value * 100)}%` : '–'}
        </output>
        <Tool icon="plus" label="放大" isIdle={!isReady || nextZoom(zoom.value, 1) === null} onClick={() => zoom.step(1)} />
      </div>
      <div className={styles.group}>
        <Tool icon="fit-width" label="适合宽度" isOn={zoom.kind === 'width'} isIdle={!isReady} onClick={() => zoom.fit('width')} />
        <Tool icon="fit-page" label="适合页面" isOn={zoom.kind === 'page'} isIdle={!isReady} onClick={() => zoom.fit('page')} />
      </div>
      <div className={styles.group}>
        <Tool
          icon="search"
          label="查找（Ctrl+F）"
          isOn={search.isOpen}
          isIdle={!isReady}
          onClick={search.isOpen ? search.close : search.open}
        />
      </div>
    </section>
  )
}

type ToolProps = { icon: IconName; label: string; isOn?: boolean; isIdle: boolean; extra?: string; onClick: () => void }

const Tool = ({ extra = '', ...tool }: ToolProps) => <ToolButton {...tool} iconSize={26} className={`${styles.tool} ${extra}`} />
