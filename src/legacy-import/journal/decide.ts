/** Of one field: what its source said, and what was written here then. */
export type FieldPrints = { source: string; written: string }
export type Prints = Readonly<Record<string, FieldPrints>>

/** What is to be done with a document, and with which of its fields. */
export type Decision = {
  /** To be written: the source has changed, and here nobody has. */
  write: string[]
  /** Changed on both sides, to different things: left as editors have it. */
  conflicts: string[]
  /** The source has come to say what stands here already. */
  agree: string[]
}

type Question = {
  /** As it was at the last import. */
  then: Prints
  /** Fingerprints of the source as it is now, and of what would be written. */
  now: Readonly<Record<string, string>>
  wanted: Readonly<Record<string, string>>
  /** Fingerprints of what stands here. */
  here: Readonly<Record<string, string>>
  /** Fingerprint of an empty field. */
  nothing: string
  /** Whether editors' changes may be lost. */
  overwrites: boolean
}

/** The fields whose source is another one than at the last import: only these can need anything. */
export const changedFields = (then: Prints, now: Readonly<Record<string, string>>): string[] =>
  Object.keys(now).filter((name) => then[name]?.source !== now[name])

/**
 * The three-way comparison, field by field (spec: moving/three-way): source then, source now, here. What editors changed is only
 * written over when that is asked for.
 */
export function decide({ then, now, wanted, here, nothing, overwrites }: Question): Decision {
  const decision: Decision = { write: [], conflicts: [], agree: [] }
  for (const name of changedFields(then, now)) {
    if (here[name] === wanted[name]) decision.agree.push(name)
    else if (overwrites || here[name] === (then[name]?.written ?? nothing)) decision.write.push(name)
    else decision.conflicts.push(name)
  }
  return decision
}
