/** Where a file is shown (spec: common-parts/online-view), at the page that has what was looked for (spec: search/pdf-pages). */
export const viewerAddress = ({ url, page }: { url: string; page?: number }): string =>
  `/PDF?param=${encodeURIComponent(url)}${page ? `#page=${page}` : ''}`
