'use client'

import { type ChangeEvent, useRef, useState } from 'react'
import { Field } from '@/components/form/field'
import { Icon } from '@/components/icon/icon'
import { notifyError } from '@/components/toast/notify'
import { photoLimits } from '@/contract/service-request'
import { choosePhotos } from './choose-photos'
import styles from './photo-field.module.css'
import { PhotoPreview } from './photo-preview'

type Props = { photos: readonly File[]; onChange: (photos: File[]) => void }

const ID = 'repair-photos'

/** Up to three optional pictures of the fault; a fourth replaces the oldest (spec: service/repair-photos). */
export function PhotoField({ photos, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')

  function add({ target }: ChangeEvent<HTMLInputElement>) {
    const choice = choosePhotos(photos, [...(target.files ?? [])])
    // The same file can be chosen again after it was removed.
    target.value = ''
    onChange(choice.photos)
    setProblem(choice.problem)
    if (choice.problem) void notifyError(choice.problem)
  }
  function remove(photo: File) {
    onChange(photos.filter((other) => other !== photo))
    input.current?.focus()
  }

  return (
    <Field
      id={ID}
      label="故障照片"
      error={problem}
      hint={`最多 ${photoLimits.count} 张，支持 JPEG、PNG、WebP，每张不超过 5MB；继续添加会替换最早的一张。`}
    >
      <div className={styles.row}>
        {photos.length > 0 && (
          <ul className={styles.photos}>
            {photos.map((photo, index) => (
              <PhotoPreview
                key={`${photo.name}-${photo.lastModified}-${photo.size}`}
                photo={photo}
                number={index + 1}
                onRemove={() => remove(photo)}
              />
            ))}
          </ul>
        )}
        <div className={styles.add}>
          <input
            ref={input}
            id={ID}
            type="file"
            multiple
            accept={photoLimits.types.join(',')}
            aria-describedby={problem ? `${ID}-error ${ID}-hint` : `${ID}-hint`}
            className={`visually-hidden ${styles.input}`}
            onChange={add}
          />
          <label htmlFor={ID} className={styles.tile}>
            <Icon name="plus" size={32} />
            添加照片
          </label>
        </div>
      </div>
    </Field>
  )
}
