// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { mendNameless } from '@/admin/untranslated/nameless'

/** As Payload draws a field in a drawer of a formatted text: its label is tied to an id that the field does not have. */
const captionIn = (drawer: string) => `
  <div class="${drawer}">
    <div class="field-type text">
      <label class="field-label" for="field-caption-2-abc">图片说明<span class="required">*</span></label>
      <input id="field-caption" name="caption" type="text" />
    </div>
  </div>`

const nameOf = () => document.querySelector('input')?.getAttribute('aria-label')

beforeEach(() => {
  document.body.innerHTML = ''
})

it('what is said of a picture, in the drawer of a text, is called as its label says', () => {
  document.body.innerHTML = captionIn('drawer')
  mendNameless()
  expect(nameOf()).toBe('图片说明')
})

it('a field that has its label keeps it', () => {
  document.body.innerHTML = captionIn('drawer').replace('for="field-caption-2-abc"', 'for="field-caption"')
  mendNameless()
  expect(nameOf()).toBeNull()
})

it('a drawer is called as its head says, not by its key in the code', () => {
  document.body.innerHTML =
    '<dialog aria-label="drawer_1_lexical-rich-text-link-x"><h2 class="drawer__header__title">编辑链接</h2></dialog>'
  mendNameless()
  expect(document.querySelector('dialog')?.getAttribute('aria-label')).toBe('编辑链接')
})
