import type { Attribute, Choice } from './attribute'
import { literal, plainSpelling } from './spelling'
import type { ChoicePart, ChoiceValue, FlagValue, Reading } from './value'

const spellingsOf = ({ value, label, aliases }: Choice): string[] =>
  [value, label, ...aliases].map(plainSpelling).filter((one) => one !== '')

/** However blanks and letters are written. */
const folded = (text: string) => text.replace(/ /g, '').toLowerCase()

type Found = { choice: string; note: string; joint: string }

/** The choices of a text one after another; null where it says something else, too. */
function choicesIn(text: string, spellings: readonly string[]): Found[] | null {
  const pattern = spellings.map((one) => [...one].map(literal).join('\\s*')).join('|')
  const part = new RegExp(`\\s*(?<choice>${pattern})\\s*(?:（(?<note>[^（）]+)）)?(?<joint>\\s*[、，；;或]\\s*|,\\s*|\\s*/\\s*|$)`, 'iuy')
  const found: Found[] = []
  do {
    const { choice = '', note = '', joint = '' } = part.exec(text)?.groups ?? {}
    if (choice === '') return null
    found.push({ choice, note: note.trim(), joint })
  } while (found.at(-1)?.joint !== '')
  return found
}

function jointOf(text: string): ChoicePart['joint'] {
  if (text.includes('/')) return ' / '
  return text.includes('或') ? '或' : undefined
}

/** Reads choices by any of their spellings: `3P、4P`, `C（5〜10 In）、D（10〜20 In）`, `固定式或抽屉式`. */
export function readChoices({ name, choices }: Attribute, text: string): Reading<ChoiceValue> {
  const known = new Map(choices.flatMap((choice) => spellingsOf(choice).map((spelling) => [folded(spelling), choice.value] as const)))
  const spellings = [...known.keys()].toSorted((one, other) => other.length - one.length)
  const found = spellings.length > 0 ? choicesIn(plainSpelling(text), spellings) : null
  if (!found) return { problem: unknownChoice(text, name, choices) }
  const parts = found.map(({ choice, note }, index): ChoicePart => {
    const joint = jointOf(found[index - 1]?.joint ?? '')
    return { value: known.get(folded(choice)) ?? choice, ...(note && { note }), ...(joint && { joint }) }
  })
  return { value: { kind: 'choice', parts } }
}

function unknownChoice(text: string, name: string, choices: readonly Choice[]): string {
  const known = choices.map(({ value, label }) => label || value).join('、')
  return `“${text}”不是${name}的选项。可以写：${known || '（这个属性还没有选项）'}，几个之间用顿号分开，说明放在全角括号里。`
}

/** What is printed of choices. */
export function writeChoices({ parts }: ChoiceValue, { choices }: Attribute): string {
  const shown = (value: string) => choices.find((choice) => choice.value === value)?.label || value
  return parts
    .map(({ value, note, joint = '、' }, index) => {
      const before = parts[index - 1]
      const between = joint === ' / ' && before?.note ? '/ ' : joint
      return `${before ? between : ''}${shown(value)}${note ? `（${note}）` : ''}`
    })
    .join('')
}

const FLAG = /^(?<yes>有|是|具备|支持|yes)?(?<no>无|否|没有|不支持|no)?(?:[，,]\s*(?<rest>[^（）]+)|\s*（(?<note>[^（）]+)）)?$/iu

/** Reads yes or no, with what is said about it. */
export function readFlag({ name }: Attribute, text: string): Reading<FlagValue> {
  const groups = FLAG.exec(plainSpelling(text))?.groups
  if (!groups || Boolean(groups.yes) === Boolean(groups.no)) return { problem: `“${text}”读不出${name}是有还是无。请写“有”或“无”。` }
  const note = (groups.note ?? groups.rest)?.trim()
  return { value: { kind: 'flag', isSo: Boolean(groups.yes), ...(note && { note }) } }
}

export const writeFlag = ({ isSo, note }: FlagValue): string => `${isSo ? '有' : '无'}${note ? `（${note}）` : ''}`
