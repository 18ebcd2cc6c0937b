/** Adds a script of another host once. @returns the element, new or already there */
export function loadScript(src: string, attributes: Record<string, string> = {}): HTMLScriptElement {
  const existing = [...document.scripts].find((script) => script.src === src)
  if (existing) return existing
  const script = document.createElement('script')
  script.async = true
  script.src = src
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  document.head.append(script)
  return script
}
