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

/** The parameters by group; a group stands in one column. */
function rows(item: Product): string {
  const groups = [...new Set(item.parameters.map(({ group }) => group))]
  return groups
    .map((group) => {
      const lines = item.parameters
        .filter((row) => row.group === group)
        .map((row) => `<div><span>${t(row.name)}</span><span>${t(withUnit(row))}</span></div>`)
      return `<section><div class="g">${t(group)}</div>${lines.join('')}</section>`
    })
    .join('')
}
