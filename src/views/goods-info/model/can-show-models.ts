/** Whether the browser draws in three dimensions; asked once, and what was opened for asking is given back. */
export function canShowModels(): boolean {
  canShow ??= ask()
  return canShow
}

let canShow: boolean | undefined

function ask(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
