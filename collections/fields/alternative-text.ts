import type { CheckboxField, TextField } from 'payload'
import { text } from 'payload/shared'
import { isFileName } from '../../src/lib/file-name'

/** So long it may be: somebody listens to it. */
export const LONGEST_ALTERNATIVE_TEXT = 100

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === ''

/**
 * What a picture shows, in words: asked for with every file, and put off only by saying so. Whether a picture is only decoration depends on
 * where it is shown: there the page leaves the text out.
 */
export const alternativeText: TextField = {
  name: 'alt',
  type: 'text',
  label: '替代文字',
  required: true,
  maxLength: LONGEST_ALTERNATIVE_TEXT,
  // What is put off is an empty text: the column takes no nothing.
  hooks: { beforeValidate: [({ value, siblingData }) => (isBlank(value) && siblingData.altLater === true ? '' : value)] },
  validate: (value, options) => {
    if (isBlank(value)) {
      const isPutOff = Reflect.get(Object(options.siblingData), 'altLater') === true
      return isPutOff || '请写一句画面内容；现在写不了，请勾选“以后再写”。'
    }
    if (value && isFileName(value)) return '请说明画面内容，而不是文件名'
    return text(value, options)
  },
  admin: { description: '用一句话说明画面内容，供读屏软件和搜索引擎使用。不要写文件名。' },
}

/** Says that the text is still to be written: such pictures are listed in the library. It goes with the first word. */
export const alternativeTextLater: CheckboxField = {
  name: 'altLater',
  type: 'checkbox',
  label: '以后再写',
  defaultValue: false,
  hooks: { beforeChange: [({ siblingData, value }) => ('alt' in siblingData ? isBlank(siblingData.alt) : value)] },
  admin: {
    description: '暂时没有替代文字，列在图库的「缺少替代文字」里。',
    condition: (_, siblingData) => isBlank(siblingData?.alt),
  },
}
