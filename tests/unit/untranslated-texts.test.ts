import { describe, expect, it } from 'vitest'
import { choiceText } from '../../src/admin/untranslated/spoken-choices'
import { dragText, labelText, tableText, toastText } from '../../src/admin/untranslated/texts'

describe('English that no translation reaches', () => {
  it('is Chinese when a table is inserted', () => {
    expect(['Table', 'Create Table', 'Rows*', 'Columns*'].map(tableText)).toEqual(['表格', '插入表格', '行数', '列数'])
    expect(tableText('Rows of shelves')).toBeNull()
  })

  it('is Chinese after a bulk upload', () => {
    expect(toastText('Successfully saved 2 files')).toBe('已保存 2 个文件。')
    expect(toastText('Failed to save 3 files')).toContain('3 个文件')
    expect(toastText('The following field is invalid: file')).toContain('文件无法使用')
    expect(toastText('更新成功。')).toBeNull()
  })

  it('is Chinese for a screen reader', () => {
    expect(labelText('Close toast')).toBe('关闭提示')
  })

  it.each([
    ['\n    To pick up a draggable item, press the space bar.\n    While dragging, use the arrow keys'.trim(), /空格键拿起/],
    ['Picked up draggable item 64f1.', /^已拿起/],
    ['Draggable item 64f1 was moved over droppable area 64f2.', /移到/],
    ['Draggable item 64f1 was dropped over droppable area 64f2', /^已放下/],
    ['Dragging was cancelled. Draggable item 64f1 was dropped.', /^已取消/],
    ['Draggable item 64f1 is no longer over a droppable area.', /不能放下/],
  ])('is Chinese for who drags by keyboard: %s', (english, chinese) => {
    expect(dragText(english)).toMatch(chinese)
  })

  it.each([
    ['Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu.', '用上下'],
    ['Use left and right to toggle between focused values, press Backspace to remove the currently focused value', '用左右'],
    ['产品分类 is focused ,type to refine list, press Down to open the menu, ', '产品分类：'],
    ['Select is focused ,type to refine list, press Down to open the menu,  press left to focus selected values', '选择：'],
    ['All selected options have been cleared.', '已全部清除'],
    ['option 新品, 老款, deselected.', '已取消选择 新品, 老款。'],
    ['options 新品,热销, selected.', '已选择 新品,热销。'],
    ['option 新品 is disabled. Select another option.', '新品 不能选'],
    ['value 新品 focused, 1 of 3.', '新品，已选的第 1 项，共 3 项。'],
    ['1 result available.', '有 1 个结果。'],
    ['10 results available for search term HM3.', '“HM3”有 10 个结果。'],
    ['新品 selected, 2 of 3.', '新品，已选择，第 2 项，共 3 项。'],
  ])('is Chinese for who chooses by ear: %s', (english, chinese) => {
    expect(choiceText(english)).toContain(chinese)
  })

  it('leaves Chinese alone', () => {
    expect(dragText('已放下。')).toBeNull()
    expect(choiceText('有 1 个结果。')).toBeNull()
  })
})
