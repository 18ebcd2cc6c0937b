import type { Page } from '@playwright/test'

/** What a screen reader is told of one thing. */
type Part = {
  role: string
  name: string
  description: string
  level: number
  url: string
  /** All that is said of it and within it. */
  text: string
  /** The heading before it. */
  heading: string
  parent: Part | null
}

const CONTROLS =
  /^(link|button|checkbox|radio|textbox|searchbox|combobox|ComboBoxSelect|listbox|option|tab|switch|slider|spinbutton|menuitem|DisclosureTriangle)$/i

/** What tells links with one name apart: a sentence, an entry, a cell (WCAG 2.4.4), and whatever has a name of its own. */
const CONTEXTS = /^(paragraph|listitem|cell|gridcell|rowheader|row|article|definition|term)$/

/** What is wrong with what a screen reader is told: names, the targets of links, landmarks, headings, and what is hidden from it. */
export async function wrongInTree(page: Page): Promise<string[]> {
  const parts = await readTree(page)
  return [
    ...parts
      .filter(({ role, name }) => CONTROLS.test(role) && name.trim() === '')
      .map(({ role, heading }) => `${role} without a name, after “${heading}”`),
    ...ambiguousLinks(parts),
    ...wrongLandmarks(parts),
    ...wrongHeadings(parts),
    ...(await hiddenControls(page)),
  ]
}

async function nodesOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
}

type Node = Awaited<ReturnType<typeof nodesOf>>[number]

/** @returns what is on the page, in its order */
async function readTree(page: Page): Promise<Part[]> {
  const nodes = await nodesOf(page)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const parts: Part[] = []
  let heading = ''

  /** @returns its text */
  function read(id: string, parent: Part | null): string {
    const node = byId.get(id)
    if (!node) return ''
    const part = toPart(node, heading, parent)
    // Inside of a canvas lies what a PDF says of its own structure.
    if (['Canvas', 'InlineTextBox'].includes(part.role)) return ''
    parts.push(part)
    if (part.role === 'heading') heading = part.name
    const inner = (node.childIds ?? []).map((child) => read(child, part)).join(' ')
    part.text = part.role === 'StaticText' ? part.name : inner
    return part.text
  }

  for (const { nodeId, parentId } of nodes) if (parentId === undefined) read(nodeId, null)
  return parts
}

function toPart({ ignored, role, name, description, properties = [] }: Node, heading: string, parent: Part | null): Part {
  const property = (wanted: string) => properties.find((one) => one.name === wanted)?.value.value
  return {
    role: ignored ? 'ignored' : String(role?.value),
    name: String(name?.value ?? ''),
    description: String(description?.value ?? ''),
    level: Number(property('level') ?? 0),
    url: String(property('url') ?? ''),
    text: '',
    heading,
    parent,
  }
}

/** Links with one name and one context that lead to several places. */
function ambiguousLinks(parts: Part[]): string[] {
  const links = parts.filter(({ role, url }) => role === 'link' && url)
  const targets = new Map<string, Set<string>>()
  for (const link of links) {
    const told = `“${link.name}” (${contextOf(link)})`
    targets.set(told, (targets.get(told) ?? new Set()).add(link.url))
  }
  return [...targets].filter(([, urls]) => urls.size > 1).map(([told, urls]) => `${told} leads to ${[...urls].join(' and ')}`)
}

function contextOf(link: Part): string {
  const context = [link.description, link.heading]
  for (let holder = link.parent; holder; holder = holder.parent) {
    if (CONTEXTS.test(holder.role)) context.push(holder.text.replaceAll(/\s+/g, ' '))
    else if (holder.name && !['RootWebArea', 'ignored'].includes(holder.role)) context.push(holder.name)
  }
  return context.join('; ')
}

function wrongLandmarks(parts: Part[]): string[] {
  const namesOf = (role: string) => parts.filter((part) => part.role === role).map(({ name }) => name)
  const mains = namesOf('main').length
  const navigations = namesOf('navigation')
  return [
    ...(mains === 1 ? [] : [`${mains} main landmarks`]),
    ...['banner', 'contentinfo'].filter((role) => namesOf(role).length > 1).map((role) => `more than one ${role}`),
    ...(new Set(navigations).size === navigations.length ? [] : [`navigations that are called alike: ${navigations.join(', ')}`]),
  ]
}

function wrongHeadings(parts: Part[]): string[] {
  const headings = parts.filter(({ role }) => role === 'heading')
  const titles = headings.filter(({ level }) => level === 1).length
  const skips = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 1) + 1)
  return [
    ...(titles === 1 ? [] : [`${titles} headings of the first level`]),
    ...headings.filter(({ name }) => name.trim() === '').map(({ level }) => `an empty heading of level ${level}`),
    ...skips.map(({ name, level }) => `“${name}” of level ${level} skips one`),
  ]
}

/** Controls that can be pressed, and that a screen reader does not know of. */
const hiddenControls = (page: Page) =>
  page
    .locator('[aria-hidden="true"] :is(a[href], button, input, select, textarea, summary, [tabindex])')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
        .map((element) => `hidden from screen readers: ${element.outerHTML.slice(0, 140)}`),
    )
