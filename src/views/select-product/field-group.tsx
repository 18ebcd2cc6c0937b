import { choiceFields, type Field, isNumberField } from '@/domain/selector/fields'
import { whyNot } from '@/domain/selector/obstacles'
import type { Selection } from '@/domain/selector/selection'
import { knownNames } from '@/domain/selector/uses'
import styles from './electrical-data.module.css'
import { NumberField } from './number-field'
import { Segments } from './segments'

type Props = { title: string; fields: readonly Field[]; selection: Selection; asksKnown?: boolean }

/** Fields that belong together, under a line. */
export function FieldGroup({ title, fields, selection, asksKnown = false }: Props) {
  if (fields.length === 0) return null
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{title}</h2>
      {asksKnown && <KnownField selection={selection} />}
      <div className={styles.fields}>
        {fields.map((field) => (
          <DataField key={field} field={field} selection={selection} />
        ))}
      </div>
    </section>
  )
}

function KnownField({ selection: { use, known } }: Pick<Props, 'selection'>) {
  if (use.known.length < 2) return <input type="hidden" name="known" value={known} />
  const options = use.known.map((value) => ({ value, label: knownNames[value], reason: null }))
  return (
    <div className={styles.known}>
      <Segments name="known" label="已知条件" options={options} chosen={known} />
    </div>
  )
}

function DataField({ field, selection }: { field: Field; selection: Selection }) {
  const { typed, numbers, choices, problems } = selection
  const problem = problems.get(field)
  if (isNumberField(field)) return <NumberField name={field} value={typed.get(field) ?? String(numbers[field])} problem={problem} />
  const options = choiceFields[field].choices.map(({ value, label }) => ({ value, label, reason: whyNot(field, value, selection) }))
  return <Segments name={field} label={choiceFields[field].label} options={options} chosen={choices[field]} problem={problem} />
}
