import { Problem } from '../../lib/problem.mjs'

/** Why a process that ends with the site breaks off: another one goes on. */
export class Leaving extends Problem {}
