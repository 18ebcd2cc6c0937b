import path from 'node:path'
import { fileURLToPath } from 'node:url'

const seed = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')

export const productFolder = path.join(seed, 'fixtures/products')
export const manifestFolder = path.join(seed, 'fixtures/documents')
export const outputFolder = path.join(seed, 'assets/documents')
export const pictureFolder = path.join(seed, 'assets/media')
export const drawingFolder = path.join(seed, 'assets/drawings')
export const modelFolder = path.join(seed, 'assets/glb')
export const fontFolder = path.join(seed, '../node_modules/@fontsource/barlow-semi-condensed/files')
export const chineseFontFolder = path.join(seed, 'generate-documents/fonts')
