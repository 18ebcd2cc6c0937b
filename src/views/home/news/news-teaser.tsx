import type { ReactNode } from 'react'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import type { NewsArticle } from '@/contract/articles'
import type { Picture } from '@/contract/picture'
import { htmlToText } from '@/lib/html'
import { firstMarkOf, withoutMarks } from '@/lib/source-marks'

/** More than two lines at the width of an open column. */
const TEXT_LENGTH = 120

/** What the home page shows of an article; title and text are set (spec: home/news). */
export type NewsTeaser = { id: number; title: ReactNode; cover: Picture | null; text: ReactNode; date: string; day: string; year: string }

/** Shortens an article for the home page. */
export function toTeaser({ id, title, cover, content, updatedAt }: NewsArticle): NewsTeaser {
  const date = updatedAt.slice(0, 10)
  return {
    id,
    title: <TitleText text={title} />,
    cover,
    text: <Symbols text={htmlToText(withoutMarks(content)).slice(0, TEXT_LENGTH) + firstMarkOf(content)} />,
    date,
    day: date.slice(5),
    year: date.slice(0, 4),
  }
}
