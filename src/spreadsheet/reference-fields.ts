import type { DocumentId } from '../lib/document-id'
import { isBlank } from './sheet'
import { CellProblem, type SheetField, sheetField } from './sheet-field'

export type Id = DocumentId

/** What is referred to, by the name or number that editors know it by. */
export type References = { idOf: ReadonlyMap<string, Id>; keyOf: ReadonlyMap<Id, string> }

type Related = Id | { id: Id } | null | undefined

export const idOf = (related: Related): Id | undefined => (typeof related === 'object' ? related?.id : related)

type Many<D> = {
  label: string
  /** What an entry is called in messages. */
  noun: string
  references: References
  /** A line for each entry; otherwise entries are on one line, which numbers can be. */
  byLine?: boolean
  of: (doc: D) => readonly Related[] | null | undefined
  patch: (ids: Id[]) => Partial<D>
}

/** References to many, in their order: numbers with “、” between them, or names each on a line. */
export function referencesField<D>({ label, noun, references, byLine = false, of, patch }: Many<D>): SheetField<D> {
  return sheetField<D, Id[]>({
    label,
    of: (doc) => (of(doc) ?? []).map(idOf).filter((id) => id !== undefined),
    write: (ids) => [keysOf(ids, references).join(byLine ? '\n' : '、')],
    read: ([cell = '']) => {
      const keys = cell.split(byLine ? /[\r\n]+/ : /[\s、,，;；]+/).map((key) => key.trim())
      return idsOf(
        keys.filter((key) => key !== ''),
        { label, noun, references },
      )
    },
    patch,
    describe: ([cell = '']) => cell.replaceAll('\n', '、'),
  })
}

const keysOf = (ids: readonly Id[], { keyOf }: References) => ids.map((id) => keyOf.get(id)).filter((key) => key !== undefined)

function idsOf(keys: readonly string[], { label, noun, references }: { label: string; noun: string; references: References }): Id[] {
  return keys.map((key, index) => {
    if (keys.indexOf(key) < index) throw new CellProblem(label, `${noun}“${key}”重复`)
    return knownId(key, { label, noun, references })
  })
}

function knownId(key: string, { label, noun, references }: { label: string; noun: string; references: References }): Id {
  const id = references.idOf.get(key)
  if (id === undefined) throw new CellProblem(label, `没有${noun}“${key}”`)
  return id
}

type One<D> = {
  label: string
  noun: string
  references: References
  required: boolean
  of: (doc: D) => Related
  patch: (id: Id | null) => Partial<D>
}

/** One reference, by its name. */
export function referenceField<D>({ label, noun, references, required, of, patch }: One<D>): SheetField<D> {
  return sheetField<D, Id | null>({
    label,
    required,
    of: (doc) => idOf(of(doc)) ?? null,
    write: (id) => [id === null ? '' : (references.keyOf.get(id) ?? '')],
    read: ([cell = '']) => (isBlank(cell) ? null : knownId(cell.trim(), { label, noun, references })),
    patch,
  })
}

/** A category has a number, a name for the reader, and may only be there to group others. */
export type Category = { id: Id; number: string; name: string; isSelectable: boolean }

type CategoryDefinition<D> = {
  label: string
  categories: readonly Category[]
  of: (doc: D) => Related
  patch: (id: Id) => Partial<D>
}

/** A category in two columns, number and name. Either will do; when both are changed they must agree. */
export function categoryField<D>({ label, categories, of, patch }: CategoryDefinition<D>): SheetField<D> {
  const columns = [`${label}编号`, `${label}名称`] as const
  return sheetField<D, Category | undefined>({
    label,
    columns,
    required: true,
    of: (doc) => categories.find(({ id }) => id === idOf(of(doc))),
    write: (category) => [category?.number ?? '', category?.name ?? ''],
    read: ([number, name], [currentNumber, currentName]) => {
      // Whoever changes one of the two means that one, and leaves the other as it was.
      const saysNumber = number !== currentNumber || name === currentName
      const saysName = name !== currentName
      const given = { number: saysNumber ? number : undefined, name: saysName ? name : undefined }
      const category =
        byNumber(given.number, categories, columns[0]) ?? byName(isBlank(given.name) ? name : given.name, categories, columns[1])
      if (category && !isBlank(given.name) && given.name?.trim() !== category.name)
        throw new CellProblem(columns[1], `编号 ${category.number} 的${label}是“${category.name}”，与“${given.name}”不一致`)
      if (category && !category.isSelectable) throw new CellProblem(columns[0], `“${category.name}”是大类，请填写子类`)
      return category
    },
    patch: (category) => (category ? patch(category.id) : {}),
  })
}

function byNumber(number: string | undefined, categories: readonly Category[], column: string): Category | undefined {
  if (isBlank(number)) return undefined
  const category = categories.find((candidate) => candidate.number === number?.trim())
  if (!category) throw new CellProblem(column, `没有编号为“${number?.trim()}”的分类`)
  return category
}

function byName(name: string | undefined, categories: readonly Category[], column: string): Category | undefined {
  if (isBlank(name)) return undefined
  const found = categories.filter((candidate) => candidate.name === name?.trim() && candidate.isSelectable)
  if (found.length === 0) throw new CellProblem(column, `没有名称为“${name?.trim()}”的子分类`)
  if (found.length > 1) throw new CellProblem(column, `有多个分类名为“${name?.trim()}”，请填写编号`)
  return found[0]
}
