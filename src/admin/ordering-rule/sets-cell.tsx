import { useState } from 'react'
import { TextCell } from './text-cell'
import { printSets, readSets } from './typed-rule'

type Props = { path: string; sets: Record<string, string> | undefined; onSets: (sets: Record<string, string> | undefined) => void }

/** Values of attributes on one line. What is typed stays as it is typed until somebody else changes the values. */
export function SetsCell({ path, sets, onSets }: Props) {
  const [typed, setTyped] = useState(printSets(sets))
  const isOwn = printSets(readSets(typed)) === printSets(sets)
  return (
    <TextCell
      path={path}
      label="属性值"
      value={isOwn ? typed : printSets(sets)}
      placeholder="rated-current=16"
      onValue={(value) => {
        setTyped(value)
        onSets(readSets(value))
      }}
    />
  )
}
