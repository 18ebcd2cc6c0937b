'use client'

import { buttonStyle } from '@/components/button/button-style'
import { goBack } from '@/components/navigation/go-back'
import { reloadPage } from '@/components/toast/reload-page'

/** Back to where the visitor came from; home when this is the first page of the window. */
export function BackButton() {
  return (
    <button type="button" className={buttonStyle('outlineWhite')} onClick={() => goBack(() => window.location.assign('/'))}>
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
