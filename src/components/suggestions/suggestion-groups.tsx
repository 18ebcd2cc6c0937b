import type { Group } from './groups'
import { SuggestionOption } from './suggestion-option'
import styles from './suggestion-panel.module.css'

type Props = {
  id: string
  groups: readonly Group[]
  marked: string | null
  idOf: (url: string) => string
  /** Some groups stand beside the others. */
  isWide: boolean
  isSheet: boolean
  onFollow: () => void
}

/** A list in groups, each with its name; in a wide one some stand beside the others. */
export function SuggestionGroups({ id, groups, marked, idOf, isWide, isSheet, onFollow }: Props) {
  const shown = ({ name, suggestions }: Group) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list
    <div key={name} role="group" aria-labelledby={`${id}-${name}`} data-of={suggestions[0]?.kind}>
      <p id={`${id}-${name}`} role="presentation">
        {name}
      </p>
      {suggestions.map((suggestion) => (
        <SuggestionOption
          key={suggestion.url}
          id={idOf(suggestion.url)}
          suggestion={suggestion}
          isMarked={suggestion.url === marked}
          isSheet={isSheet}
          onFollow={onFollow}
        />
      ))}
    </div>
  )
  const [main, aside] = [groups.filter(({ isAside }) => !isAside), groups.filter(({ isAside }) => isAside)]
  return (
    <div id={id} role="listbox" aria-label="搜索建议" className={isWide ? styles.wide : undefined}>
      {isWide ? (
        <>
          <div>{main.length > 0 ? main.map(shown) : <p>没有相符的型号或产品</p>}</div>
          <div>{aside.map(shown)}</div>
        </>
      ) : (
        groups.map(shown)
      )}
    </div>
  )
}
