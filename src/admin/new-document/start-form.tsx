'use client'

import { useConfig } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { fieldAt, ownLabel } from '../editing/labels'
import { uuid } from '../editing/open-form'
import { type Begun, begin } from './begin'
import { CopiedParts } from './copied-parts'
import styles from './new-document.module.css'
import type { Template, Templates } from './offered'
import { copiedParts, emptied, type Part } from './parts'

type Props = {
  slug: string
  offered: Templates
  /** What it is to have from its beginning. */
  data?: Record<string, unknown> | undefined
  onBegun: (document: Begun) => void
}

/** What a new document is called, and what it begins with: only then there is one. */
export function StartForm({ slug, offered, data, onBegun }: Props) {
  const { config, getEntityConfig } = useConfig()
  const { admin, fields } = getEntityConfig({ collectionSlug: slug }) ?? { fields: [] }
  const name = admin?.useAsTitle ?? 'title'
  const field = fieldAt(fields, [name])
  const most = field && (field.type === 'text' || field.type === 'textarea') ? field.maxLength : undefined
  const [title, setTitle] = useState('')
  const [template, setTemplate] = useState<string | null>(offered.from)
  const [left, setLeft] = useState<readonly Part[]>([])
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [key] = useState(uuid)
  const ids = useId()

  const start = async (event: FormEvent) => {
    event.preventDefault()
    // The form of a page behind a drawer hears of it, too.
    event.stopPropagation()
    if (title.trim() === '') return setProblem(`请先填写${ownLabel(field) ?? '标题'}。`)
    setBusy(true)
    const path = `${config.routes.api}/${slug}`
    const without = template === null ? {} : emptied(fields, left)
    const begun = await begin({ path, template, data: { ...data, ...without, [name]: title.trim() }, key })
    if (typeof begun !== 'string') return onBegun(begun)
    setProblem(begun)
    setBusy(false)
  }

  return (
    <form onSubmit={(event) => void start(event)} noValidate>
      <label className={styles.name} htmlFor={`${ids}-title`}>
        {ownLabel(field) ?? '标题'}
      </label>
      <input
        id={`${ids}-title`}
        className={styles.input}
        value={title}
        maxLength={most}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the page is there for this
        autoFocus
        aria-invalid={problem !== ''}
        aria-describedby={`${ids}-hint ${ids}-problem`}
        onChange={({ target }) => {
          setTitle(target.value)
          setProblem('')
        }}
      />
      <p className={styles.hint} id={`${ids}-hint`}>
        开始以后随时可以改。现在离开，什么都不会保存。
        {most !== undefined && (
          <span className={styles.counter}>
            {title.length} / {most}
          </span>
        )}
      </p>
      {offered.templates.length > 0 && <TemplateChoice {...offered} chosen={template} onChoose={setTemplate} />}
      {template !== null && <CopiedParts parts={copiedParts(slug)} left={left} onLeave={setLeft} />}
      <p className={styles.problem} id={`${ids}-problem`} role="alert">
        {problem}
      </p>
      <button type="submit" className={styles.start} disabled={isBusy}>
        {isBusy ? '正在新建……' : '开始编写'}
      </button>
    </form>
  )
}

type ChoiceProps = Templates & { chosen: string | null; onChoose: (id: string | null) => void }

function TemplateChoice({ isMarked, templates, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className={styles.templates}>
      <legend className={styles.name}>从什么开始</legend>
      <div className={styles.choices}>
        <Choice template={null} isChosen={chosen === null} onChoose={onChoose} />
        {templates.map((template) => (
          <Choice key={template.id} template={template} isChosen={chosen === template.id} onChoose={onChoose} />
        ))}
      </div>
      <p className={styles.hint}>
        {isMarked
          ? '副本有自己的编号，和原来的内容互不影响。'
          : '这里是最近写完整的内容。在一篇的右侧勾选“可作模板”，以后这里就列出它。副本有自己的编号，和原来的内容互不影响。'}
      </p>
    </fieldset>
  )
}

function Choice({ template, isChosen, onChoose }: { template: Template | null; isChosen: boolean; onChoose: ChoiceProps['onChoose'] }) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="template"
        className={styles.radio}
        checked={isChosen}
        onChange={() => onChoose(template ? template.id : null)}
      />
      <span className={styles.picture} aria-hidden>
        {/* biome-ignore lint/performance/noImgElement: a thumbnail of the admin's own */}
        {template?.thumbnail && <img src={template.thumbnail} alt="" />}
      </span>
      <span className={styles.choiceTitle}>{template ? `副本：${template.title}` : '空白'}</span>
      {template?.hasNewerDraft && <span className={styles.newer}>有尚未发布的修改，副本从最新的草稿开始。</span>}
    </label>
  )
}
