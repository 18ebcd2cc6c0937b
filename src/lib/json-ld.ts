/** JSON for a script element: nothing in it can end the element. */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
