'use client'

import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useModal } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { unlinkUnfinished } from './unlink-unfinished'

/** Payload hands over what was filled in a moment after its drawer is closed. */
const HANDED_OVER_MS = 300

function UnfinishedLinks() {
  const [editor] = useLexicalComposerContext()
  const { uuid } = useEditorConfigContext()
  const { modalState } = useModal()
  const isOpen = Object.entries(modalState).some(([slug, modal]) => slug.includes(`lexical-rich-text-link-${uuid}`) && modal?.isOpen)
  const wasOpen = useRef(false)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isClosed) return
    const timer = setTimeout(() => unlinkUnfinished(editor), HANDED_OVER_MS)
    return () => clearTimeout(timer)
  }, [editor, isOpen])
  return null
}

/** The browser's side of `UnfinishedLinksFeature`. */
export const UnfinishedLinksFeatureClient = createClientFeature({ plugins: [{ Component: UnfinishedLinks, position: 'normal' }] })
