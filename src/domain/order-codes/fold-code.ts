import { foldLetters } from '../../lib/fold-letters'

/** An order code as codes are compared: separators, letter case and full width make no difference. Folding twice changes nothing. */
export const foldCode = foldLetters
