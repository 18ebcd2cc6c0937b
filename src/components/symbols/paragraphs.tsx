import { keyAt } from '@/lib/key-at'
import { Symbols } from './symbols'

/** A plain text whose paragraphs are lines, as editors write it, set as `Symbols`. */
export const Paragraphs = ({ text, className }: { text: string; className?: string }) =>
  text
    .split('\n')
    .filter((paragraph) => paragraph.trim())
    .map((paragraph, index) => (
      <p key={keyAt(index, paragraph)} className={className}>
        <Symbols text={paragraph} />
      </p>
    ))
