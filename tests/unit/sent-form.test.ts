// @vitest-environment happy-dom

import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useForm } from '@/components/form/use-form'

let form: ReturnType<typeof useForm<{ content: string }, string>> | undefined

function Form() {
  form = useForm({
    name: 'feedback',
    empty: { content: '' },
    check: () => null,
    send: async () => ({ kind: 'done', answer: '' }),
    onDone: () => undefined,
    failure: '提交失败，请重试',
  })
  return createElement('form', { onSubmit: form.onSubmit })
}

it('what is typed after a form was sent, while its page makes way on a slow line, does not bring back what was sent', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() => root.render(createElement(Form)))
  act(() => form?.set('content', '门卡坏了'))
  expect(sessionStorage.getItem('form:feedback')).toContain('门卡坏了')
  await act(async () => void place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  expect(sessionStorage.getItem('form:feedback')).toBeNull()
  act(() => form?.set('content', '门卡坏了。'))
  expect(form?.values.content).toBe('门卡坏了。')
  expect(sessionStorage.getItem('form:feedback')).toBeNull()
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
