import type { DocumentFile } from '@/contract/documents'

/** What a product can be looked at with in three and two dimensions. */
export type ModelFiles = {
  /** Shown in the gallery. */
  glb: DocumentFile | undefined
  /** For other programs. */
  step: DocumentFile | undefined
  /** The outline with its dimensions. */
  dxf: DocumentFile | undefined
}

const MODEL = '3D模型图'
const STEP = /^(step|stp)$/

/** The first of each kind among a product's documents, in the editors' order (spec: products/model-files). */
export function modelFiles(documents: readonly DocumentFile[]): ModelFiles {
  return {
    glb: documents.find(({ kind, ext }) => kind === MODEL && ext === 'glb'),
    step: documents.find(({ kind, ext }) => kind === MODEL && STEP.test(ext)),
    dxf: documents.find(({ ext }) => ext === 'dxf'),
  }
}
