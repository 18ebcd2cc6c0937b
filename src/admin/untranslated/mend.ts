import { mendNameless } from './nameless'
import { type Rule, rules } from './texts'

/** Puts into Chinese, and names, what the page shows at this moment. */
export function mend(): void {
  rules.forEach(apply)
  mendNameless()
}

function apply({ selector, attribute, translate }: Rule): void {
  for (const element of document.querySelectorAll(selector)) {
    const english = (attribute ? element.getAttribute(attribute) : element.textContent) ?? ''
    const chinese = translate(english.trim())
    if (chinese === null || chinese === english) continue
    if (attribute) element.setAttribute(attribute, chinese)
    else setText(element, chinese)
  }
}

/** The pieces of a text stay where React put them: the first one gets the words, the others nothing. */
function setText(element: Element, text: string): void {
  const pieces = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  pieces.forEach((piece, index) => {
    piece.nodeValue = index === 0 ? text : ''
  })
}
