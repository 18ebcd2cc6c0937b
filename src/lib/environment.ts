import { readEnvironment } from './environment.mjs'

/**
 * The configuration of this process, parsed once. Server and scripts only: it holds secrets.
 *
 * @throws EnvironmentError with one sentence that names the variable, when a value is wrong
 */
export const environment = readEnvironment()
