/** What a document can be, by the ending of its name; HTML and SVG never are. */
export const documentEndings: readonly string[] = [
  ...['pdf', 'zip', 'xlsx', 'docx', 'xls', 'doc', 'glb', 'step', 'stp', 'dxf', 'png', 'jpg', 'jpeg', 'webp'],
]

/** What a picture or a film can be. */
export const mediaEndings: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'mp4', 'webm']
