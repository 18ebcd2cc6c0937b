/** Controls of Payload that show a sign alone, and what they are called. */
const names: Readonly<Record<string, string>> = {
  '.clickable-arrow--left': '上一页',
  '.clickable-arrow--right': '下一页',
  '#action-save-popup .popup-button': '更多发布方式',
  '.doc-controls__popup .popup-button': '更多操作',
  '.array-actions .popup-button': '这一行的操作',
  '.copy-to-clipboard': '复制地址',
  '.file-details__remove': '移除文件',
  '.upload-relationship-details__edit': '编辑文件',
  '.upload-relationship-details__remove': '移除文件',
  '.date-time-picker__clear-button': '清除日期',
  '.upload--has-many__drag': '拖动排序',
  '.collapsible__drag': '拖动排序',
  '.clipboard-action__popup .popup-button': '复制或粘贴各行',
  '#select-all': '选择这一页的全部',
  '.nav__wrap': '栏目',
  '.view-version input[id^="react-select"]': '与哪个版本比较',
  '.toolbar-popup__button-bold': '加粗',
  '.toolbar-popup__button-italic': '斜体',
  '.toolbar-popup__button-underline': '下划线',
  '.toolbar-popup__button-strikethrough': '删除线',
  '.toolbar-popup__button-subscript': '下标',
  '.toolbar-popup__button-superscript': '上标',
  '.toolbar-popup__button-link': '链接',
  '.LexicalEditorTheme__upload__upload-drawer-toggler': '编辑这张图片',
  '.LexicalEditorTheme__upload__swap-drawer-toggler': '换一张图片',
  '.LexicalEditorTheme__upload__removeButton': '移除这张图片',
  '.LexicalEditorTheme__upload img': '正文里的图片',
}

/** Fields whose label stands beside them and is not theirs: of choices, dates, formatted texts, and texts in drawers of these. */
const UNLABELLED =
  '.rs__input, .date-time-picker input[type="text"], .ContentEditable__root[role="textbox"], .drawer .field-type:is(.text, .textarea) :is(input, textarea)'

/** Hidden from screen readers and still stops of the Tab key; what they do is done by keys in the field. */
const HIDDEN_STOPS = '.clear-indicator[aria-hidden="true"], .dropdown-indicator[aria-hidden="true"]'

/**
 * Names what Payload's admin leaves without a name for who hears it or comes by keyboard, and says where the page itself begins. Payload
 * offers no place for it; what is left of its own is listed in docs/accessibility-of-the-admin.md.
 */
export function mendNameless(): void {
  for (const [selector, name] of Object.entries(names)) forEach(selector, (element) => nameIfNone(element, name))
  forEach('td.cell-_select input[type="checkbox"]', (box) => nameIfNone(box, `选择 ${titleOfRow(box)}`))
  forEach(UNLABELLED, (field) => nameIfNone(field, labelBeside(field)))
  forEach(HIDDEN_STOPS, (stop) => stop.setAttribute('tabindex', '-1'))
  // Its tabs are links beside each other, and no items of a list.
  forEach('ul.doc-tabs__tabs', (tabs) => tabs.setAttribute('role', 'group'))
  // The head of a document lies before the form, outside of what is the page for Payload.
  forEach('.template-default__wrap .doc-header', (head) => {
    head.setAttribute('role', 'region')
    nameIfNone(head, '标题与版本')
  })
  // The head of a list is none of the site.
  forEach('header.list-header', (head) => head.setAttribute('role', 'presentation'))
  // Payload calls a drawer by its key in the code.
  forEach('[role="dialog"][aria-label*="_"], dialog[aria-label*="_"]', (drawer) => {
    const title = drawer.querySelector('h1, h2, .drawer__header__title')?.textContent?.trim()
    if (title) drawer.setAttribute('aria-label', title)
  })
  forEach('#select-all[aria-labelledby="select-all"]', (box) => box.removeAttribute('aria-labelledby'))
  if (!document.querySelector('main, [role="main"]')) {
    document.querySelector('.template-default__wrap :is(.collection-list, .dashboard)')?.setAttribute('role', 'main')
  }
}

function forEach(selector: string, mend: (element: Element) => void): void {
  for (const element of document.querySelectorAll(selector)) mend(element)
}

function nameIfNone(element: Element, name: string): void {
  const isNamed = Boolean(element.getAttribute('aria-label')) || hasLabel(element)
  if (!isNamed && name !== '') element.setAttribute('aria-label', name)
}

const hasLabel = (element: Element) =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && (element.labels?.length ?? 0) > 0

const titleOfRow = (box: Element) => box.closest('tr')?.querySelector('a')?.textContent?.trim() || '这一行'

const labelBeside = (field: Element) => {
  const label = field.closest('.field-type')?.querySelector('.field-label')?.firstChild?.textContent
  return label?.trim() ?? ''
}
