'use client'

import { buttonStyle } from '@/components/button/button-style'

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

/** Loads the page and its file again. */
export function RetryButton() {
  return (
    <button type="button" className={buttonStyle('outlineWhite')} onClick={() => window.location.reload()}>
      重试
    </button>
  )
}
