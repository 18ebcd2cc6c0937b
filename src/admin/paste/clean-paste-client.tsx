'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import { registerCleanPaste } from './register-clean-paste'

function CleanPaste() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => registerCleanPaste(editor), [editor])
  return null
}

/** The browser's side of `CleanPasteFeature`. */
export const CleanPasteFeatureClient = createClientFeature({ plugins: [{ Component: CleanPaste, position: 'normal' }] })
