'use client'

import { useListQuery } from '@payloadcms/ui'
import { AlternativeTexts } from './alternative-texts'
import { kinds, type LibraryView, readView, sizes, views, whereOf } from './library-view'
import styles from './media-library.module.css'
import { useFolders } from './use-folders'
import type { Layout } from './use-layout'

type Props = { layout: Layout; onLayout: (layout: Layout) => void; mayWrite: boolean }

/** Above the pictures: what narrows them, how they stand, and the texts that many of them lack. */
export function LibraryBar({ layout, onLayout, mayWrite }: Props) {
  const { query, refineListData } = useListQuery()
  const { view, others } = readView(query.where)
  const folders = useFolders()
  const narrow = (changes: Partial<LibraryView>) => {
    void refineListData({ where: whereOf({ ...view, ...changes }, others, new Date()), page: 1 })
  }
  const isOtherFolder = view.folder !== null && !folders.includes(view.folder)
  return (
    <section className={styles.bar} aria-label="图库筛选">
      <fieldset className={styles.chips}>
        <legend className={styles.legend}>显示</legend>
        {views.map(({ key, label }) => (
          <button key={key} type="button" className={styles.chip} aria-pressed={view.view === key} onClick={() => narrow({ view: key })}>
            {label}
          </button>
        ))}
      </fieldset>
      <Choice
        label="文件夹"
        value={view.folder ?? ''}
        options={[
          { key: '', label: '所有文件夹' },
          ...(isOtherFolder ? [{ key: view.folder ?? '', label: view.folder ?? '' }] : []),
          ...folders.map((name) => ({ key: name, label: name })),
        ]}
        onChoose={(folder) => narrow({ folder: folder || null })}
      />
      <Choice label="类型" value={view.kind} options={kinds} onChoose={(kind) => narrow({ kind })} />
      <Choice label="大小" value={view.size} options={sizes} onChoose={(size) => narrow({ size })} />
      <div className={styles.end}>
        {mayWrite && <AlternativeTexts />}
        <fieldset className={styles.layouts} aria-label="排列方式">
          <button type="button" className={styles.chip} aria-pressed={layout === 'grid'} onClick={() => onLayout('grid')}>
            网格
          </button>
          <button type="button" className={styles.chip} aria-pressed={layout === 'table'} onClick={() => onLayout('table')}>
            列表
          </button>
        </fieldset>
      </div>
    </section>
  )
}

type ChoiceProps<K extends string> = {
  label: string
  value: K
  options: readonly { key: K; label: string }[]
  onChoose: (key: K) => void
}

function Choice<K extends string>({ label, value, options, onChoose }: ChoiceProps<K>) {
  const choose = (key: string) => {
    const chosen = options.find((option) => option.key === key)
    if (chosen) onChoose(chosen.key)
  }
  return (
    <label className={styles.choice}>
      <span className={styles.legend}>{label}</span>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {options.map((option) => (
          <option key={option.key} value={option.key}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
