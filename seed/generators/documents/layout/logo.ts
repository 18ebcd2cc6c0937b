/** The mark and the name, as on the site. */
const mark =
  '<path d="M10 0h28a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H10A10 10 0 0 1 0 38V10A10 10 0 0 1 10 0z" fill="#0b5fd7"/><path d="M11 10h7v13.2L30 15.4V10h7v28h-7V23.6L18 31.4V38h-7z" fill="#fff"/>'
const latin = [
  [61.5, 'M0 0h4.2v7.9h8.2V0h4.2v20h-4.2v-8.3H4.2V20H0z'],
  [84.7, 'M0 0h13.8v3.9H4.2v4.2h8.6v3.8H4.2v4.2h9.8V20H0z'],
  [105.67, 'M0 0h4.2v16.1h9V20H0z'],
  [125.38, 'M0 0h4.6l4.7 14.4L14 0h4.5l-6.9 20H6.9z'],
  [148.44, 'M10.4-.3A10.2 10.3 0 1 1 10.4 20.3 10.2 10.3 0 0 1 10.4-.3zm0 3.9a6 6.4 0 1 0 0 12.8 6 6.4 0 0 0 0-12.8z'],
] as const

export const logo = (ink = '#0B1B33'): string =>
  `<svg class="logo" viewBox="0 0 167 48" aria-label="恒沃电气 HELVO">${mark}<text x="60" y="25" font-size="26" font-weight="700" fill="${ink}" textLength="104">恒沃电气</text><g fill="#0b5fd7" fill-rule="evenodd">${latin
    .map(([x, d]) => `<path transform="translate(${x} 32.6) scale(.7)" d="${d}"/>`)
    .join('')}</g></svg>`
