/** Where the data sheet of a product is, or of one of its order codes (spec: data-sheet/address). */
export const dataSheetHref = (productId: string, code = ''): string =>
  `/prod-api/api/product/${encodeURIComponent(productId)}/datasheet${code && `?${new URLSearchParams({ code })}`}`
