import { choiceText } from './spoken-choices'

/** English that Payload and its libraries write into the page themselves, without asking for a translation. */
export type Rule = {
  /** Where it stands. */
  selector: string
  /** In which attribute; in the text when there is none. */
  attribute?: 'aria-label' | 'aria-roledescription' | 'title'
  /** The Chinese for what stands there; null leaves it alone. */
  translate: (english: string) => string | null
}

const tableMenu: Record<string, string> = {
  'Merge cells': '合并单元格',
  'Unmerge cells': '拆分单元格',
  'Toggle Row Striping': '切换隔行底色',
  'Toggle First Column Freeze': '切换冻结首列',
  'Delete column': '删除列',
  'Delete row': '删除行',
  'Delete table': '删除表格',
  'Add row header': '设为标题行',
  'Remove row header': '取消标题行',
  'Add column header': '设为标题列',
  'Remove column header': '取消标题列',
}

const sides: Record<string, string> = { above: '在上方插入', below: '在下方插入', left: '在左侧插入', right: '在右侧插入' }
const INSERT = /^Insert (\d+ )?(row|column)s? +(above|below|left|right)$/
const DELETE = /^Delete (\d+ )?(row|column)s?$/

/** A choice of the menu at a table's cell. */
export function tableMenuText(english: string): string | null {
  const known = tableMenu[english]
  if (known) return known
  const [inserted, many = '', kind, side = ''] = INSERT.exec(english) ?? []
  if (inserted) return `${sides[side]} ${many || '1 '}${kind === 'row' ? '行' : '列'}`
  const [deleted, count = '1 ', what] = DELETE.exec(english) ?? []
  return deleted ? `删除 ${count}${what === 'row' ? '行' : '列'}` : null
}

/** What the text editor offers for inserting a table, and its dialog. */
const table: Record<string, string> = { Table: '表格', 'Create Table': '插入表格', Rows: '行数', Columns: '列数' }

/** The same, and the labels of the dialog, which end in the mark of what is required. */
export function tableText(english: string): string | null {
  return table[english.replace(/\*$/, '')] ?? null
}

const calendar: Record<string, string> = {
  'Next Month': '下个月',
  'Previous Month': '上个月',
  'Next Year': '下一年',
  'Previous Year': '上一年',
  Time: '时间',
}

const labels: Record<string, string> = {
  ...calendar,
  'add dropdown': '插入',
  'blocks dropdown': '插入内容块',
  'text dropdown': '段落样式',
  'format dropdown': '文字格式',
  'Drag to move': '拖动以移动',
  'Add block': '插入内容',
  'Edit link': '编辑链接',
  'Remove link': '移除链接',
  'Insert Paragraph': '在末尾插入段落',
  'Add Row': '添加行',
  'Add Column': '添加列',
  'Slash menu': '插入菜单',
  toggle: '展开或收起',
  'Close toast': '关闭提示',
  'toggle fullscreen': '全屏编辑',
}

/** What a control is called for a screen reader. */
export function labelText(english: string): string | null {
  if (english.startsWith('Notifications')) return '通知'
  // In front of the title of a related document.
  const [edit, title = ''] = /^Edit (.+)$/.exec(english) ?? []
  // A column without a name of its own keeps the gap for it.
  if (english.includes('{{label}}')) return english.replace('按 {{label}} ', '').replace(' ', '')
  // The column of a list, with the translated words of sorting around it.
  if (english.includes('MIME Type')) return english.replace('MIME Type', '文件类型')
  return labels[english] ?? (edit ? `编辑 ${title}` : null)
}

const columns: Record<string, string> = { 'MIME Type': '文件类型', 'Thumbnail URL': '缩略图地址', URL: '文件地址' }

/** What a column is called; the group of a field without a label goes by its name in the code. */
export const columnText = (english: string): string | null =>
  columns[english] ?? (english.startsWith('seo > ') ? english.replace('seo', '搜索引擎与分享') : null)

const SAVED_FILES = /^Successfully saved (\d+) files$/
const UNSAVED_FILES = /^Failed to save (\d+) files$/
const LOST_SESSION = /^(Refreshing (token|permissions)|Fetching user) failed/

/** What is said for a moment: how many files were uploaded, or that the session could not be asked for. */
export function toastText(english: string): string | null {
  const [, saved] = SAVED_FILES.exec(english) ?? []
  if (saved) return `已保存 ${saved} 个文件。`
  const [, unsaved] = UNSAVED_FILES.exec(english) ?? []
  if (unsaved) return `有 ${unsaved} 个文件没有保存。请看标红的文件，补全后再保存。`
  if (english === 'The following field is invalid: file') return '文件无法使用，请检查文件类型和内容后重新选择。'
  return LOST_SESSION.test(english) ? '没有连上网站。请检查网络，再试一次。' : null
}

const dragging: readonly [RegExp, string][] = [
  [/^To pick up a draggable item/, '按空格键拿起这一项，用方向键移动，再按空格键放下，按 Esc 取消。'],
  [/^Picked up/, '已拿起这一项。'],
  [/was moved over/, '已移到另一项的位置。'],
  [/no longer over/, '这里不能放下。'],
  [/^Dragging was cancelled/, '已取消移动，放回原处。'],
  [/was dropped/, '已放下。'],
]

/** What is said to who drags by keyboard; items have no names there, only ids. */
export const dragText = (english: string): string | null => dragging.find(([said]) => said.test(english))?.[1] ?? null

const exactly =
  (texts: Record<string, string>) =>
  (english: string): string | null =>
    texts[english] ?? null

/** Every place where such English was found. */
export const rules: readonly Rule[] = [
  { selector: 'input[title="select-all"]', attribute: 'title', translate: () => '全选' },
  // A checkbox repeats the name of its field; the label beside it says the same in Chinese.
  {
    selector: '.checkbox-input input[type="checkbox"][title]',
    attribute: 'title',
    translate: (name) => (/^[\w.-]+$/.test(name) ? '' : null),
  },
  { selector: '.table-action-menu-dropdown .text', translate: tableMenuText },
  { selector: '.toolbar-popup__dropdown-items :is(.text, .tooltip-content), .slash-menu-popup__item-text', translate: tableText },
  { selector: '.toolbar-popup__dropdown-items [title]', attribute: 'title', translate: tableText },
  { selector: '.drawer__header__title', translate: tableText },
  // A box that nobody has ticked yet, in a list.
  { selector: '.bool-cell span', translate: exactly({ 'general:null': '否' }) },
  // A cross without a name, which takes back what was scheduled.
  { selector: '.schedule-publish__delete', attribute: 'aria-label', translate: () => '取消这项安排' },
  {
    selector: '[data-sonner-toast] [data-title], [data-sonner-toast] [data-title] *',
    translate: toastText,
  },
  { selector: '[id^="DndDescribedBy"], [id^="DndLiveRegion"]', translate: dragText },
  { selector: ':is(#aria-selection, #aria-focused, #aria-results, #aria-guidance)', translate: choiceText },
  { selector: '[aria-roledescription="sortable"]', attribute: 'aria-roledescription', translate: () => '可排序' },
  { selector: '.copy-to-clipboard .tooltip-content', translate: exactly({ 'Copy URL': '复制地址' }) },
  { selector: '[aria-label]', attribute: 'aria-label', translate: labelText },
  { selector: '.react-datepicker-time__header', translate: exactly(calendar) },
  { selector: '.live-preview-toolbar-controls *', translate: exactly({ Responsive: '自适应' }) },
  { selector: '.field-label, .sort-column__label, .pill__label', translate: columnText },
  { selector: '[for^="field-rows"], [for^="field-columns"]', translate: tableText },
]
