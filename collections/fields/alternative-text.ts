import type { TextField } from 'payload'
import { text } from 'payload/shared'
import { isFileName } from '../../src/lib/file-name'

/**
 * What a picture shows, in words: asked for with every file. Whether a picture is only decoration depends on where it is
 * shown: there the page leaves the text out.
 */
export const alternativeText: TextField = {
  name: 'alt',
  type: 'text',
  label: '替代文字',
  required: true,
  maxLength: 100,
  validate: (value, options) => {
    if (value && isFileName(value)) return '请说明画面内容，而不是文件名'
    return text(value, options)
  },
  admin: { description: '用一句话说明画面内容，供读屏软件和搜索引擎使用。不要写文件名。' },
}
