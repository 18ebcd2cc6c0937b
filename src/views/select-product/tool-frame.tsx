'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/icon/icon'
import { productSelection } from '@/domain/product-selection'
import styles from './selector-frame.module.css'

/** What the tool of another host may do: run, store its own state, send forms, open and download its results. Not: lead this page away. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals'

/** The frame, which says that it is coming until it is there. */
export function ToolFrame({ url }: { url: string }) {
  const [isLoaded, setIsLoaded] = useState(false)
  // The frame comes only now: one in the served page could have loaded before anybody listens.
  const [isListening, setIsListening] = useState(false)
  useEffect(() => setIsListening(true), [])
  return (
    <div className={styles.stage}>
      {!isLoaded && (
        <p className={styles.waiting}>
          <Icon name="spinner" size={32} className={styles.spinner} />
          正在打开选型工具，请稍候
        </p>
      )}
      {isListening && (
        <iframe
          className={styles.frame}
          src={url}
          title={`${productSelection.name}工具`}
          sandbox={SANDBOX}
          referrerPolicy="strict-origin-when-cross-origin"
          allow="fullscreen"
          onLoad={() => setIsLoaded(true)}
        />
      )}
    </div>
  )
}
