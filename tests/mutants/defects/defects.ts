import type { Defect } from '../defect'
import { application } from './application'
import { foundation } from './foundation'
import { moving } from './moving'
import { pages } from './pages'
import { server } from './server'
import { staff } from './staff'

/** All defects, layer by layer from the bottom up. */
export const defects: readonly Defect[] = [...foundation, ...server, ...application, ...staff, ...pages, ...moving]
