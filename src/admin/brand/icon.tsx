/** The mark that leads to the dashboard from every page of the admin. */
export function Icon() {
  // biome-ignore lint/performance/noImgElement: a vector picture, nothing to convert
  return <img src="/art/logo-mark.svg" alt="管理首页" width={18} height={18} style={{ borderRadius: 4 }} />
}
