import type { Product } from '../payload-types'
import { withinLength } from './basic-fields'
import type { FieldLimits } from './field-limits'
import { isBlank } from './sheet'
import { CellProblem, type SheetField, sheetField } from './sheet-field'

type CoreFunction = { title: string; content: string }

const columnsOf = (number: number) => [`核心功能${number}标题`, `核心功能${number}内容`]
const NUMBERS = [1, 2, 3]

/** The core functions of a product: title and content of each in columns of their own. */
export function coreFunctionsField(limits: (path: string) => FieldLimits): SheetField<Product> {
  const columns = NUMBERS.flatMap(columnsOf)
  const longest = { title: limits('coreFunctions.title'), content: limits('coreFunctions.content') }
  return sheetField<Product, CoreFunction[]>({
    label: '核心功能',
    columns,
    of: (doc) => (doc.coreFunctions ?? []).map(({ title, content }) => ({ title: title ?? '', content: content ?? '' })),
    write: (functions) => NUMBERS.flatMap((number) => [functions[number - 1]?.title ?? '', functions[number - 1]?.content ?? '']),
    read: (cells, current) => {
      const texts = columns.map((_, index) => cells[index] ?? current[index] ?? '')
      return NUMBERS.flatMap((number) => {
        const [titleColumn = '', contentColumn = ''] = columnsOf(number)
        const [title = '', content = ''] = texts.slice(number * 2 - 2)
        if (isBlank(title) && isBlank(content)) return []
        if (isBlank(title)) throw new CellProblem(titleColumn, '有内容而没有标题')
        if (isBlank(content)) throw new CellProblem(contentColumn, '有标题而没有内容')
        return {
          title: withinLength(title, titleColumn, longest.title),
          content: withinLength(content, contentColumn, longest.content),
        }
      })
    },
    patch: (coreFunctions) => ({ coreFunctions }),
  })
}
