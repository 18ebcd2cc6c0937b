'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentId } from '../../lib/document-id'
import { documentsNamed, type NamedDocument, namesOf, type Source } from './documents'
import { LatePicker, preparePicker } from './late-parts'
import styles from './picker.module.css'
import type { PickerProps, RowAid } from './row-aid'
import { type Column, idsIn, type Table } from './table'

/** What a cell says of a document that is no longer there. */
const GONE = '（已不存在）'
/** Until its name is known. */
const UNKNOWN = '…'

/** What a table knows of the documents that one of its columns refers to; undefined when there is no such column. */
export function useDocumentAid(columns: readonly Column[], table: Table): RowAid | undefined {
  const { getEntityConfig } = useConfig()
  const column = columns.find(({ refersTo }) => refersTo?.isOne)
  const [source, noun] = useMemo(() => {
    const config = column?.refersTo && getEntityConfig({ collectionSlug: column.refersTo.collection })
    if (!config) return [null, ''] as const
    const { useAsTitle: title = 'id', listSearchableFields: searched = [title] } = config.admin
    return [{ collection: config.slug, title, searched }, column.label] as const
  }, [column, getEntityConfig])
  const ids = column ? table.flatMap((row) => idsIn(row, column.key)) : []
  const { names, learn } = useNames(source, ids)
  useEffect(() => {
    if (source) preparePicker()
  }, [source])
  /** What was asked for by name; read at once, before the table is drawn again. */
  const named = useRef(new Map<string, readonly DocumentId[]>())
  const isKnown = ids.every((id) => names.has(id))

  return useMemo(() => {
    if (!source) return undefined
    const write = (some: readonly DocumentId[]) => some.map((id) => names.get(id) ?? UNKNOWN).join(' / ')
    const draw = (some: readonly DocumentId[]) => <span className={styles.named}>{write(some)}</span>
    const find = async (texts: readonly string[]) => {
      const found = await documentsNamed(source, texts).catch(() => null)
      if (!found) return false
      for (const [text, those] of found) {
        const sameNamed = those.map(({ id }) => id)
        named.current.set(text, sameNamed)
      }
      learn([...found.values()].flat())
      return true
    }
    const read = (text: string) => {
      if (text === '') return []
      const known = named.current.get(text)
      return known?.length === 1 ? known : null
    }
    const pick = (props: PickerProps) => <LatePicker props={{ ...props, source, onLearn: learn }} />
    return { references: { isKnown, noun, none: `选择${noun}`, draw, write, read, find, pick } }
  }, [source, noun, names, learn, isKnown])
}

/** The names of documents, each asked for once. */
function useNames(source: Source | null, ids: readonly DocumentId[]) {
  const [names, setNames] = useState<ReadonlyMap<DocumentId, string>>(new Map())
  const [learn] = useState(
    () => (found: readonly NamedDocument[]) =>
      setNames((known) => new Map([...known, ...found.map(({ id, title }) => [id, title] as const)])),
  )
  const missing = useRef<readonly DocumentId[]>([])
  missing.current = ids.filter((id) => !names.has(id))
  const key = missing.current.join()
  useEffect(() => {
    const asked = missing.current
    if (!source || key === '') return
    namesOf(source, asked).then(
      (found) => learn([...asked.map((id) => ({ id, title: GONE })), ...found]),
      // Without names the rows are still there, and can be chosen again.
      () => undefined,
    )
  }, [source, key, learn])
  return { names, learn }
}
