/** Prints one part of the page, and nothing around it: see the rules for print in `receipt.module.css`. */
export function printOnly(part: HTMLElement): void {
  const { dataset } = document.documentElement
  dataset.printsPart = ''
  part.dataset.printed = ''
  addEventListener(
    'afterprint',
    () => {
      delete dataset.printsPart
      delete part.dataset.printed
    },
    { once: true },
  )
  print()
}
