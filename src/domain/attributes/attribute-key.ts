/** By what addresses, spreadsheets and rules of order codes name an attribute: `rated-current`. */
export const ATTRIBUTE_KEY = /^[a-z][a-z0-9-]*$/
export const LONGEST_ATTRIBUTE_KEY = 60
