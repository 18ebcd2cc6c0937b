'use client'

import { type DragEvent, type FormEvent, useState } from 'react'
import { LONGEST_FOLDER } from '../../domain/media-folder'
import { holdsMedium } from './dragged-medium'
import styles from './folder-shelf.module.css'
import type { ListedMedium } from './listed-medium'
import { useFolders } from './use-folders'
import { useMoving } from './use-moving'

type Props = {
  media: readonly ListedMedium[]
  isDragging: boolean
  onMoved: () => void
}

/** The folders, at hand below the library as long as there is something to put into them: each takes what is dropped on it, or what is ticked. */
export function FolderShelf({ media, isDragging, onMoved }: Props) {
  const folders = useFolders()
  const { isMoving, move } = useMoving()
  const moveTo = (folder: string | null) => void move(media, folder).then(onMoved)
  return (
    <section className={styles.shelf} aria-label="移到文件夹">
      <p className={styles.says} role="status">
        {isDragging ? `把这 ${media.length} 个拖到文件夹上` : `已选择 ${media.length} 个，移到：`}
      </p>
      <div className={styles.folders}>
        {folders.map((name) => (
          <Folder key={name} name={name} isMoving={isMoving} onChoose={() => moveTo(name)} />
        ))}
        <Folder name="不放文件夹" isMoving={isMoving} onChoose={() => moveTo(null)} />
      </div>
      {!isDragging && <NewFolder isMoving={isMoving} onMove={moveTo} />}
    </section>
  )
}

function Folder({ name, isMoving, onChoose }: { name: string; isMoving: boolean; onChoose: () => void }) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!holdsMedium(event)) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    setIsOver(false)
    if (!holdsMedium(event)) return
    event.preventDefault()
    onChoose()
  }
  return (
    <button
      type="button"
      className={styles.folder}
      data-over={isOver || undefined}
      disabled={isMoving}
      onClick={onChoose}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {name}
    </button>
  )
}

function NewFolder({ isMoving, onMove }: { isMoving: boolean; onMove: (folder: string) => void }) {
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) onMove(name.trim())
  }
  return (
    <form className={styles.new} onSubmit={submit}>
      <input
        className={styles.name}
        aria-label="新文件夹"
        placeholder="新文件夹的名称"
        maxLength={LONGEST_FOLDER}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className={styles.folder} disabled={isMoving || !name.trim()}>
        移到新文件夹
      </button>
    </form>
  )
}
