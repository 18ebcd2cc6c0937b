'use client'

import { Button, Drawer, useAuth, useListDrawerContext, useModal } from '@payloadcms/ui'
import { lazy, Suspense } from 'react'
import { hasRole } from '../../domain/roles'
import type { SheetCollection } from '../../spreadsheet/sheet-kind'
import { ExportLink } from '../exports/export-link'
import { nouns } from './nouns'
import styles from './spreadsheet.module.css'

/** Few who look at a list import one. */
const ImportForm = lazy(async () => ({ default: (await import('./import-form')).ImportForm }))

type Props = { collectionSlug: SheetCollection }

/** Above a list: what it shows as a file for Excel, and the way back in. For those who may write. */
export function SpreadsheetBar({ collectionSlug }: Props) {
  const { user } = useAuth()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer || !hasRole(user, ['admin', 'editor'])) return null
  return (
    <section className={styles.bar} aria-label="导入与导出">
      <ExportLink collectionSlug={collectionSlug} format="xlsx" label="导出 XLSX" />
      <ExportLink collectionSlug={collectionSlug} format="csv" label="导出 CSV" />
      <ImportButton collectionSlug={collectionSlug} />
      <span className={styles.hint}>导出按当前筛选与搜索，可修改后再导入。</span>
    </section>
  )
}

function ImportButton({ collectionSlug }: Props) {
  const { closeModal, openModal } = useModal()
  const slug = `import-${collectionSlug}`
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => openModal(slug)}>
        导入
      </Button>
      <Drawer slug={slug} title={`导入${nouns[collectionSlug]}`}>
        <Suspense fallback={null}>
          <ImportForm collectionSlug={collectionSlug} onClose={() => closeModal(slug)} />
        </Suspense>
      </Drawer>
    </>
  )
}
