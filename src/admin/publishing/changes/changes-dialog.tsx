'use client'

import { Tabs } from '@base-ui/react/tabs'
import { useConfig, useDocumentInfo, useForm, useLivePreviewContext } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useEffect, useState } from 'react'
import { previewAddress } from '../../../domain/preview-address'
import { EditingDialog } from '../../editing/editing-dialog'
import { fieldAt } from '../../editing/labels'
import { pathOf } from '../../editing/open-form'
import type { Fields } from '../../editing/shapes'
import { ChangedFields } from './changed-fields'
import styles from './changes.module.css'
import { PagePair } from './page-pair'
import { type Published, readPublished } from './read-published'
import { formPath, type VisitorChange, visitorChanges } from './visitor-changes'

type Props = { onClose: () => void; onLeadTo: (path: string) => void }

/** What publishing would change for visitors: field by field, and the page before and after (spec: content/changes-for-visitors). */
export function ChangesDialog({ onClose, onLeadTo }: Props) {
  const { collectionSlug, docConfig } = useDocumentInfo()
  const { url } = useLivePreviewContext()
  const { getData } = useForm()
  const [typed] = useState<Fields>(() => getData())
  const published = usePublished()
  const fields = docConfig?.fields ?? []
  const changes = changesIn(fields, published, typed)
  const leadTo = ({ path }: VisitorChange) => onLeadTo(formPath(path, typed))
  return (
    <EditingDialog title="发布后的变化" introduction="现在网站上是怎样的，发布以后会是怎样的。" width="full" onPutOff={onClose}>
      <Tabs.Root className={styles.tabs} defaultValue="fields">
        <div className={styles.bar}>
          <Tabs.List className={styles.tabList} aria-label="怎样对照">
            <Tabs.Tab className={styles.tab} value="fields">
              改动的内容{changes.length > 0 && `（${changes.length}）`}
            </Tabs.Tab>
            {url && (
              <Tabs.Tab className={styles.tab} value="page">
                页面对照
              </Tabs.Tab>
            )}
          </Tabs.List>
          <button type="button" className={styles.close} onClick={onClose}>
            关闭
          </button>
        </div>
        <Tabs.Panel className={styles.panel} value="fields">
          <p className={styles.note} role="status">
            {summaryOf(published, changes.length)}
          </p>
          <ChangedFields fields={fields} changes={changes} documents={[typed, known(published) ?? {}]} onChoose={leadTo} />
        </Tabs.Panel>
        {url && (
          <Tabs.Panel className={styles.panel} value="page">
            {published === 'asking' || published === 'unknown' ? (
              <p className={styles.note}>{summaryOf(published, 0)}</p>
            ) : (
              <PagePair before={published && publicPage(url, collectionSlug, published)} after={url} />
            )}
          </Tabs.Panel>
        )}
      </Tabs.Root>
    </EditingDialog>
  )
}

type Known = Published | 'asking'

const known = (published: Known) => (published === 'asking' || published === 'unknown' ? null : published)

function usePublished(): Known {
  const { config } = useConfig()
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const path = pathOf(config.routes.api, { collectionSlug, globalSlug, id })
  const [published, setPublished] = useState<Known>('asking')
  useEffect(() => {
    let isOpen = true
    void readPublished(path).then((found) => isOpen && setPublished(found))
    return () => {
      isOpen = false
    }
  }, [path])
  return published
}

/** What nobody fills in is no change that somebody made, and what only colleagues see is none for visitors. */
function changesIn(fields: readonly ClientField[], published: Known, typed: Fields): VisitorChange[] {
  const before = known(published)
  if (!before) return []
  return visitorChanges(before, typed).filter(({ path }) => {
    const field = fieldAt(fields, path)
    if (!field || field.type === 'ui' || field.type === 'join' || ('hidden' in field && field.hidden)) return false
    return !field.admin?.hidden && !field.admin?.custom?.isInternal
  })
}

function summaryOf(published: Known, count: number): string {
  if (published === 'asking') return '正在读取……'
  if (published === 'unknown') return '现在读不到网站上的内容，请看看网络是否连通，再打开一次。'
  if (published === null) return '访客现在看不到它：还没有发布过，或者已经撤下。发布以后，整页都是新的。'
  return count === 0 ? '和网站上的一样，没有改动。' : '点名称，就到它的字段。'
}

/** The address of the preview, as visitors have it; a number that is being changed is still the old one. */
function publicPage(preview: string, collectionSlug: string | undefined, published: Fields): string {
  const address = new URL(preview, window.location.origin)
  for (const name of ['draft', 'of']) address.searchParams.delete(name)
  return (collectionSlug && previewAddress(collectionSlug, published)) || address.href
}
