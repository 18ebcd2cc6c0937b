'use client'

import { type ChangeEvent, useRef } from 'react'
import { Field } from '@/components/form/field'
import { Icon } from '@/components/icon/icon'
import { photoLimits } from '@/contract/service-request'
import styles from './photo-field.module.css'
import { PhotoPreview } from './photo-preview'
import type { Photos } from './use-photos'

const ID = 'repair-photos'

/** Up to three optional pictures of the fault; a fourth replaces the oldest (spec: service/repair-photos). */
export function PhotoField({ photos: { photos, problem, add, remove, retry }, isBusy }: { photos: Photos; isBusy: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const failed = photos.flatMap(({ problem: reason, file }) => (reason ? [`${file.name}：${reason}`] : []))
  const error = [problem, ...failed].filter(Boolean).join('；')

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // The same file can be chosen again after it was removed.
    target.value = ''
    void add(files)
  }

  return (
    <Field
      id={ID}
      label="故障照片"
      error={error}
      hint={`最多 ${photoLimits.count} 张，支持 JPEG、PNG、WebP；较大的照片会自动压缩，继续添加会替换最早的一张。`}
    >
      <div className={styles.row}>
        {photos.length > 0 && (
          <ul className={styles.photos}>
            {photos.map((photo, index) => (
              <PhotoPreview
                key={photo.id}
                photo={photo}
                number={index + 1}
                onRetry={() => retry(photo)}
                onRemove={() => {
                  remove(photo.id)
                  input.current?.focus()
                }}
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
            disabled={isBusy}
            accept={photoLimits.types.join(',')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${ID}-error ${ID}-hint` : `${ID}-hint`}
            className={`visually-hidden ${styles.input}`}
            onChange={choose}
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
