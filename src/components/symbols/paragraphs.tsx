import { Symbols } from './symbols'

/** A plain text whose paragraphs are lines, as editors write it, set as `Symbols`. */
export const Paragraphs = ({ text, className }: { text: string; className?: string }) =>
  text
    .split('\n')
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => (
      <p key={paragraph} className={className}>
        <Symbols text={paragraph} />
      </p>
    ))
