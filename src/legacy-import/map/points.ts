import { oneLine, plainText } from './plain-text'
import type { Remark } from './wanted'

type Point = { title: string; content: string }

/** Points of a list, each with a title and a text; what the source leaves out of a pair is made up. */
export function pointsOf(points: readonly Point[], remarks: Remark[]): Point[] {
  return points.map((point, index) => {
    const [title, content] = [oneLine(point.title, remarks), plainText(point.content, remarks)]
    if (title !== '' && content !== '') return { title, content }
    remarks.push({ kind: 'made-up', about: title || content })
    return { title: title && content ? title : `要点 ${index + 1}`, content: content || title }
  })
}
