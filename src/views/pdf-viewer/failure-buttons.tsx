'use client'

import { buttonStyle } from '@/components/button/button-style'
import { reloadPage } from '@/components/toast/reload-page'

/** Back to where the visitor came from; home when this is the first page of the window. */
export function BackButton() {
  const goBack = () => {
    if (window.history.length > 1) window.history.back()
    else window.location.assign('/')
  }
  return (
    <button type="button" className={buttonStyle('outlineWhite')} onClick={goBack}>
      返回
    </button>
  )
}

/** Loads the file again; the whole page where nobody says how. */
export function RetryButton({ onRetry = reloadPage }: { onRetry?: () => void }) {
  return (
    <button type="button" className={buttonStyle('outlineWhite')} onClick={onRetry}>
      重试
    </button>
  )
}
