/**
 * Runs in the page: puts the blocks of `#flow` onto pages, with running header and footer, and fills in page numbers.
 *
 * @returns what could not be laid out
 */
export function paginate(): string[] {
  const flow = document.querySelector('#flow')
  const mould = document.querySelector('#mould') as HTMLTemplateElement | null
  const problems: string[] = []
  if (flow && mould) layOut(flow, mould)
  number()
  for (const body of document.querySelectorAll<HTMLElement>('.page .body, .page.fixed')) {
    if (body.scrollHeight > body.clientHeight + 1 || body.scrollWidth > body.clientWidth + 1) {
      problems.push(`页面内容超出版面：${(body.textContent ?? '').trim().slice(0, 60)}`)
    }
  }
  return problems

  function layOut(flow: Element, mould: HTMLTemplateElement) {
    let body: HTMLElement | null = null
    const full = () => body !== null && body.scrollHeight > body.clientHeight + 1
    const start = () => {
      const page = (mould.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement
      flow.parentElement?.insertBefore(page, flow)
      body = page.querySelector<HTMLElement>('.body')
    }
    for (const block of [...flow.children] as HTMLElement[]) {
      if (block.classList.contains('page')) {
        flow.parentElement?.insertBefore(block, flow)
        body = null
        continue
      }
      if (block.classList.contains('break')) {
        body = null
        continue
      }
      if (!body) start()
      put(block)
    }
    flow.remove()

    function put(block: HTMLElement) {
      const page = body as unknown as HTMLElement
      page.append(block)
      if (!full()) return
      if (block.matches('table.split') && splitInto(block as HTMLTableElement)) return
      if (page.childElementCount === 1) return
      // Headings go along with what they stand above.
      const moved = [block]
      while (page.childElementCount > moved.length) {
        const before = page.children[page.childElementCount - moved.length - 1] as HTMLElement
        if (!before.matches('h2, h3, .keep')) break
        moved.unshift(before)
      }
      if (moved.length === page.childElementCount) return
      start()
      for (const element of moved) body?.append(element)
      if (full() && block.matches('table.split')) splitInto(block as HTMLTableElement)
    }

    /** Leaves as many rows as fit on this page, and carries the others to the next. */
    function splitInto(whole: HTMLTableElement): boolean {
      const rest = whole.cloneNode(true) as HTMLTableElement
      const rows = [...(whole.tBodies[0]?.rows ?? [])]
      if (rows.length < 9) return false
      let kept = rows.length
      while (kept > 0 && full()) rows[--kept]?.remove()
      while (kept > 0 && rows[kept - 1]?.classList.contains('group')) rows[--kept]?.remove()
      if (kept < 3) {
        for (const row of rows) whole.tBodies[0]?.append(row)
        return false
      }
      const others = [...(rest.tBodies[0]?.rows ?? [])]
      for (const row of others.slice(0, kept)) row.remove()
      start()
      if (rest.caption) rest.caption.append('（续）')
      put(rest)
      return true
    }
  }

  function number() {
    const pages = [...document.querySelectorAll<HTMLElement>('.page')]
    pages.forEach((page, index) => {
      for (const place of page.querySelectorAll('.number')) place.textContent = `${index + 1} / ${pages.length}`
      for (const heading of page.querySelectorAll('[id]')) {
        for (const entry of document.querySelectorAll(`[data-page-of="${heading.id}"]`)) entry.textContent = String(index + 1)
      }
    })
    for (const place of document.querySelectorAll('.page-total')) place.textContent = String(pages.length)
  }
}
