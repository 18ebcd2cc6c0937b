import { type Product, product, withUnit } from '../core/fixtures'
import { t } from '../core/html'
import { picture } from '../core/picture'

/** A product with picture, summary, key figures and its whole parameter table. */
export async function productSheet(id: string): Promise<string> {
  const item = product(id)
  return `<div class="sheet"><div class="top"><img src="${await picture(item.cover, 480)}" alt=""><div><div class="title" id="p${id}">${t(item.title)}</div><p>${t(item.summary)}</p>${keyFigures(item)}</div></div><div class="rows">${rows(item)}</div></div>`
}

export const keyFigures = (item: Product): string =>
  `<div class="figures">${item.keyFigures
    .map(
      ({ value, unit, label }) =>
        `<div><div class="v">${t(value)}<small>${t(unit ?? '')}</small></div><div class="l">${t(label)}</div></div>`,
    )
    .join('')}</div>`

function rows(item: Product): string {
  let group = ''
  return item.parameters
    .map((row) => {
      const heading = row.group === group ? '' : `<div class="g">${t(row.group)}</div>`
      group = row.group
      return `${heading}<div><span>${t(row.name)}</span><span>${t(withUnit(row))}</span></div>`
    })
    .join('')
}
