import path from 'node:path'

/** This package, and the project around it, in which everything that is made has its place. */
export const generators = import.meta.dirname
export const project = path.resolve(generators, '../..')

/** What documents are made from. */
export const productFolder = path.join(project, 'seed/fixtures/products')
export const orderCodeFolder = path.join(project, 'seed/fixtures/order-codes')
export const pictureFolder = path.join(project, 'seed/assets/media')
export const drawingFolder = path.join(project, 'seed/assets/drawings')
export const modelFolder = path.join(project, 'seed/assets/glb')
export const latinFontFolder = path.join(generators, 'node_modules/@fontsource/barlow-semi-condensed/files')
export const chineseFontFolder = path.join(generators, 'fonts')

/** Where what is made lies until it is compared, and what is made on the way. Neither is committed. */
export const remadeFolder = path.join(generators, '.cache/remade')
export const workFolder = path.join(generators, '.cache/work')
