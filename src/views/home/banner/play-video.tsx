'use client'

import { createContext, use } from 'react'
import { type ButtonTone, buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'

/** Opens the film over the banner. */
export const PlayVideo = createContext<() => void>(() => undefined)

/** The button of the slide that opens the film, wherever the slide was made. */
export function PlayVideoButton({ tone }: { tone: ButtonTone }) {
  return (
    <button type="button" className={buttonStyle(tone)} onClick={use(PlayVideo)} aria-haspopup="dialog">
      <Icon name="play" />
      观看影片
    </button>
  )
}
