'use client'

import { Gutter, useConfig, useDocumentDrawerContext, useModal } from '@payloadcms/ui'
import type { Begun } from './begin'
import styles from './new-document.module.css'
import { NOTHING_OFFERED } from './offered'
import { StartForm } from './start-form'

type Props = { slug: string; drawer: string; data?: Record<string, unknown> | undefined }

/** Begins a document in a drawer, from within another one that refers to it. */
export function StartInDrawer({ slug, drawer, data }: Props) {
  const { getEntityConfig } = useConfig()
  const { onSave } = useDocumentDrawerContext()
  const { closeModal } = useModal()
  const collectionConfig = getEntityConfig({ collectionSlug: slug })
  const label: unknown = collectionConfig?.labels.singular
  // The drawer opens its form, and whoever has opened the drawer takes it.
  const take = (doc: Begun) => collectionConfig && void onSave?.({ collectionConfig, doc, operation: 'create', result: doc })
  return (
    <Gutter className={styles.page}>
      <header className={styles.header}>
        <h2 className={styles.title}>新建{typeof label === 'string' ? label : ''}</h2>
        <button type="button" className={styles.close} onClick={() => closeModal(drawer)}>
          关闭
        </button>
      </header>
      <StartForm slug={slug} offered={NOTHING_OFFERED} data={data} onBegun={take} />
    </Gutter>
  )
}
