import { useEffect, useRef } from 'react'
import type { IconName } from '@/components/icon/icon-names'
import { ToolButton } from '../tool-button'
import styles from './search-bar.module.css'
import type { Search } from './use-search'

type Props = { search: Search; onClose: () => void }

/** The search field with what was found: Enter goes on, Shift and Enter back, Escape closes. */
export function SearchBar({ search, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isEmpty = search.count === 0
  return (
    <search className={styles.bar} aria-label="在文档中查找">
      <input
        ref={field}
        id={SEARCH_FIELD}
        className={styles.field}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-label="查找内容"
        placeholder="在文档中查找"
        value={search.words}
        onChange={({ target }) => search.setWords(target.value)}
        onKeyDown={({ key, shiftKey, nativeEvent }) => {
          if (nativeEvent.isComposing) return
          if (key === 'Escape') onClose()
          if (key === 'Enter' && !isEmpty) (shiftKey ? search.previous : search.next)()
        }}
      />
      <output className={styles.count} aria-live="polite">
        {told(search)}
      </output>
      <Tool icon="chevron-down" label="上一处" extra={styles.up} isIdle={isEmpty} onClick={search.previous} />
      <Tool icon="chevron-down" label="下一处" isIdle={isEmpty} onClick={search.next} />
      <Tool icon="close" label="关闭查找" isIdle={false} onClick={onClose} />
    </search>
  )
}

/** The field's id. */
export const SEARCH_FIELD = 'search-in-document'

const sentences: Record<Search['state'], string> = {
  idle: '',
  running: '正在查找…',
  found: '',
  nothing: '没有找到',
  'no-text': '文档中没有可查找的文字',
  broken: '文档有损坏，没有查完',
}

function told({ state, index, count }: Search): string {
  if (count > 0) return `${index + 1} / ${count}${state === 'running' ? '…' : ''}`
  return sentences[state]
}

type ToolProps = { icon: IconName; label: string; isIdle: boolean; extra?: string; onClick: () => void }

const Tool = ({ extra = '', ...tool }: ToolProps) => <ToolButton {...tool} iconSize={24} className={`${styles.tool} ${extra}`} />
