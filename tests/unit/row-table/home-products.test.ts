// @vitest-environment happy-dom
import type { ArrayFieldClient, ClientField, FormState } from 'payload'
import { act, createContext, createElement, type Dispatch, useContext, useReducer } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RowTableField } from '@/admin/row-table/row-table-field'
import { HomePage } from '../../../collections/globals/home-page'
import { fieldReducer } from '../../../node_modules/@payloadcms/ui/dist/forms/Form/fieldReducer.js'

const form = vi.hoisted(() => ({
  use: (): readonly [FormState, Dispatch<never>] => [{}, () => undefined],
}))

// Payload’s own reducer keeps the fields; of the form around it there is what a table asks for.
vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({ dispatchFields: form.use()[1], getFields: () => fields, setModified: () => undefined }),
  useFormFields: (select: (fields: ReturnType<typeof form.use>) => unknown) => select(form.use()),
  useField: ({ potentiallyStalePath }: { potentiallyStalePath: string }) => ({ path: potentiallyStalePath, disabled: false }),
  useFormSubmitted: () => false,
  useConfig: () => ({ getEntityConfig }),
  useDocumentTitle: () => ({ title: '首页' }),
  ...{ FieldDescription: () => null, FieldError: () => null, FieldLabel: () => null },
}))
const getEntityConfig = () => ({ slug: 'products', admin: { useAsTitle: 'title', listSearchableFields: ['title', 'model'] } })

const products = [
  { id: 1, title: 'HM3-250 塑壳断路器', model: 'HM3-250' },
  { id: 2, title: 'HPM-96 多功能电力仪表', model: 'HPM-96' },
]
/** Like the CMS: by ids, by exact names, or by some letters. */
const cms = async (address: string) => {
  const asked = [...new URL(address, 'http://cms').searchParams].filter(([key]) => key.startsWith('where'))
  const isFound = (one: (typeof products)[number]) =>
    asked.length === 0 ||
    asked.some(([key, value]) => (key.includes('like') ? one.title.includes(value) : Object.values(one).map(String).includes(value)))
  return Response.json({ docs: products.filter(isFound) })
}

const field = (value: unknown) => ({ value, initialValue: value, valid: true })
const initial: FormState = {
  featured: { rows: [{ id: 'a' }, { id: 'b' }], value: 2 },
  ...{ 'featured.0.id': field('a'), 'featured.0.product': field(1), 'featured.0.headline': field('HM3-250') },
  ...{ 'featured.1.id': field('b'), 'featured.1.product': field(2), 'featured.1.headline': field('HPM-96') },
}

// What the admin gets of a field has the same shape, as far as it is looked at.
const tabs = HomePage.fields.flatMap((one) => (one.type === 'tabs' ? one.tabs.flatMap(({ fields }) => fields) : [])) as ClientField[]
const featured = tabs.find((one): one is ArrayFieldClient => one.type === 'array')

const Form = createContext<ReturnType<typeof form.use>>([{}, () => undefined])
form.use = () => useContext(Form)
let fields: FormState
let root: Root

function HomeForm() {
  const state = useReducer(fieldReducer, initial)
  fields = state[0]
  return featured && createElement(Form, { value: state }, createElement(RowTableField, { field: featured, path: 'featured' }))
}

const cell = (key: string) => document.querySelector<HTMLInputElement>(`#field-featured__${key}`)
const dialog = () => document.querySelector('[role="dialog"]')
const button = (name: string) => [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)
const pass = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 20)))
const look = async (see: () => unknown) => {
  await pass()
  expect(see()).toBeTruthy()
}
const shown = (see: () => unknown) => vi.waitFor(() => look(see), { timeout: 20_000 })

const type = (key: string, words: string) =>
  act(async () => {
    const input = cell(key)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })

const paste = (key: string, text: string) =>
  act(async () => {
    cell(key)?.focus()
    const clipboardData = { getData: (kind: string) => (kind === 'text/plain' ? text : '') }
    cell(key)?.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }))
  })

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', cms)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(createElement(HomeForm)))
  await shown(() => cell('0__product')?.textContent === 'HM3-250 塑壳断路器')
})

afterEach(() => act(async () => root.unmount()))

it('a figure is there as soon as it has words, and gone with the last of them', async () => {
  await type('1__figures__0__value', '5')
  await type('1__figures__0__label', '模数')
  expect(fields['featured.1.figures']).toMatchObject({ value: 1, disableFormData: true })
  expect(fields['featured.1.figures.0.label']?.value).toBe('模数')
  await type('1__figures__0__value', '')
  await type('1__figures__0__label', '')
  expect(fields['featured.1.figures']).toMatchObject({ value: 0, rows: [] })
  expect(fields['featured.1.figures.0.label']).toBeUndefined()
})

it('a product is chosen in its cell, and the form keeps its id', async () => {
  await act(async () => cell('0__product')?.click())
  await shown(() => button('HPM-96 多功能电力仪表'))
  await act(async () => button('HPM-96 多功能电力仪表')?.click())
  expect(fields['featured.0.product']?.value).toBe(2)
  expect(cell('0__product')?.textContent).toBe('HPM-96 多功能电力仪表')
  expect(dialog()).toBeNull()
})

it('pasted products are looked up by their names; what names none is told, and changes nothing', async () => {
  await paste('0__product', 'HPM-96\t新眉题\n没有这个产品\t另一眉题')
  await shown(() => dialog()?.textContent?.includes('没有叫“没有这个产品”的产品，或者不止一个，这些格不改。'))
  expect(dialog()?.textContent).toContain('将修改 3 格')
  await act(async () => button('粘贴')?.click())
  expect(fields['featured.0.product']?.value).toBe(2)
  expect(fields['featured.1.product']?.value).toBe(2)
  expect(fields['featured.1.kicker']?.value).toBe('另一眉题')

  await paste('1__product', 'HM3-250')
  await shown(() => cell('1__product')?.textContent === 'HM3-250 塑壳断路器')
  expect(fields['featured.1.product']?.value).toBe(1)
})
