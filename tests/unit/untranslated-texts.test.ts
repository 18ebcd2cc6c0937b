import { describe, expect, it } from 'vitest'
import { labelText, tableText, toastText } from '../../src/admin/untranslated/texts'

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
})
