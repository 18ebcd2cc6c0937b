import type { SheetCollection } from '../../spreadsheet/sheet-kind'

/** What a sheet holds, for the button above a list; what an import says of it comes with its form. */
export const nouns: Record<SheetCollection, string> = {
  products: '产品',
  documents: '资料文件',
  'code-aliases': '型号对照',
  attributes: '属性',
  synonyms: '同义词',
}
