'use client'

import { ServerFunctionsContext, type ServerFunctionsContextType, useConfig, useServerFunctions } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { type ReactNode, useMemo } from 'react'
import { StartInDrawer } from './start-in-drawer'

/** Payload stores an empty document when a drawer for a new one is opened, where forms save themselves. Here it begins as on a page. */
export function BeginInDrawers({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const { getEntityConfig } = useConfig()
  const beginning = useMemo(() => {
    const renderDocument: ServerFunctionsContextType['renderDocument'] = async (asked) => {
      const { collectionSlug, docID, drawerSlug = '', initialData } = asked
      const collection = getEntityConfig({ collectionSlug })
      if (docID !== undefined || !collection || !hasAutosaveEnabled(collection)) return functions.renderDocument(asked)
      return {
        data: initialData ?? {},
        Document: <StartInDrawer slug={collectionSlug} drawer={drawerSlug} data={initialData} />,
        preferences: { fields: {} },
      }
    }
    return { ...functions, renderDocument }
  }, [functions, getEntityConfig])
  return <ServerFunctionsContext value={beginning}>{children}</ServerFunctionsContext>
}
