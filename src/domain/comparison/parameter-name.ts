import { foldLetters } from '../../lib/fold-letters'

/** By what rows of free text are the same: 额定电流 In and 电流 In are. */
export const parameterName = (name: string): string => foldLetters(name).replace(/^额定/, '')
