/** How a file is shown in the browser. */
export const viewableKinds = ['pdf', 'picture', 'video', 'drawing'] as const
export type ViewableKind = (typeof viewableKinds)[number]

const kinds: ReadonlyMap<string, ViewableKind> = new Map([
  ['pdf', 'pdf'],
  ['png', 'picture'],
  ['jpg', 'picture'],
  ['jpeg', 'picture'],
  ['webp', 'picture'],
  ['gif', 'picture'],
  ['mp4', 'video'],
  ['webm', 'video'],
  ['dxf', 'drawing'],
])

/**
 * How files with this ending are shown; null for what is only downloaded (spec: common-parts/online-view).
 *
 * @param ext lower case, without a dot
 */
export const viewableKindOf = (ext: string): ViewableKind | null => kinds.get(ext) ?? null
