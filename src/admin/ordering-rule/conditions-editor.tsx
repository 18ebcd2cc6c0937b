import styles from './ordering-rule.module.css'
import { useIsReadOnly } from './rule-context'
import type { TypedOption, When } from './typed-rule'

type Props = { path: string; name: string; when: When; options: TypedOption[]; onWhen: (when: When) => void }

/** Which codes of which options: ticks for those of each option that is named. */
export function ConditionsEditor({ path, name, when, options, onWhen }: Props) {
  const isReadOnly = useIsReadOnly()
  const unused = options.filter(({ key }) => !(key in when))
  return (
    <div className={styles.conditions}>
      {Object.entries(when).map(([key, fragments]) => (
        <Condition
          key={key}
          path={`${path}.${key}`}
          name={name}
          optionKey={key}
          fragments={fragments}
          option={options.find((option) => option.key === key)}
          onFragments={(chosen) => onWhen({ ...when, [key]: chosen })}
          onRemove={() => onWhen(Object.fromEntries(Object.entries(when).filter(([other]) => other !== key)))}
        />
      ))}
      {!isReadOnly && unused.length > 0 && (
        <select
          className={styles.cell}
          data-rule-place={path}
          value=""
          aria-label={`${name}：添加条件`}
          onChange={(event) => onWhen({ ...when, [event.target.value]: [] })}
        >
          <option value="">+ 添加条件…</option>
          {unused.map((option) => (
            <option key={option.key} value={option.key}>
              {option.name || option.key}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

type ConditionProps = {
  path: string
  name: string
  optionKey: string
  fragments: string[]
  option: TypedOption | undefined
  onFragments: (fragments: string[]) => void
  onRemove: () => void
}

function Condition({ path, name, optionKey, fragments, option, onFragments, onRemove }: ConditionProps) {
  const isReadOnly = useIsReadOnly()
  const title = option?.name || optionKey
  const known = [...(option?.isOptional ? [''] : []), ...(option?.values.map(({ fragment }) => fragment) ?? [])]
  // What the option has no more stays, to be seen and unticked.
  const offered = [...new Set([...known, ...fragments])]
  return (
    <fieldset className={styles.condition}>
      <legend>{title}</legend>
      {offered.map((fragment) => (
        <label key={fragment} className={known.includes(fragment) ? styles.chip : `${styles.chip} ${styles.gone}`}>
          <input
            type="checkbox"
            data-rule-place={path}
            checked={fragments.includes(fragment)}
            disabled={isReadOnly}
            onChange={(event) => onFragments(event.target.checked ? [...fragments, fragment] : fragments.filter((one) => one !== fragment))}
          />
          {fragment || '空'}
        </label>
      ))}
      {!isReadOnly && (
        <button type="button" onClick={onRemove} aria-label={`${name}：去掉条件“${title}”`} title="去掉条件">
          ×
        </button>
      )}
    </fieldset>
  )
}
