const pictures: Record<string, string> = {
  pdf: 'pdf',
  doc: 'doc',
  docx: 'doc',
  xls: 'xls',
  xlsx: 'xls',
  csv: 'xls',
  zip: 'zip',
  rar: 'zip',
  '7z': 'zip',
  dwg: 'dwg',
  dxf: 'dxf',
  step: 'step',
  stp: 'step',
  glb: 'glb',
}

/** The drawn file type in front of a document; the type is also written beside it. */
export function FileIcon({ ext, className }: { ext: string; className?: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a small static drawing
    <img
      src={`/art/file-${pictures[ext] ?? 'other'}.svg`}
      alt=""
      width={32}
      height={36}
      className={className}
      loading="lazy"
      decoding="async"
    />
  )
}
