/**
 * `personal_field` of a repair request: text like a query string that holds the product model and the region
 * (spec: prod-api/leave-message-columns). Legacy clients don't encode the values, this site does; both are read.
 */
export type PersonalField = { purchaseType: string; provincesAndCities: string }

/** Where one of the two values begins; an `&` inside an unencoded value is none. */
const KEY = /(?:^|&)(purchaseType|provincesAndCities)=/g

/** Both values as one text. */
export function personalField({ purchaseType, provincesAndCities }: PersonalField): string {
  return `purchaseType=${encodeURIComponent(toWellFormed(purchaseType))}&provincesAndCities=${encodeURIComponent(toWellFormed(provincesAndCities))}`
}

/** The values in such a text; one that is missing is empty. Anything else in it is ignored. */
export function parsePersonalField(text: string): PersonalField {
  const values: PersonalField = { purchaseType: '', provincesAndCities: '' }
  const starts = [...text.matchAll(KEY)]
  starts.forEach((start, index) => {
    const value = decoded(text.slice(start.index + start[0].length, starts[index + 1]?.index))
    if (start[1] === 'purchaseType') values.purchaseType = value
    else values.provincesAndCities = value
  })
  return values
}

/** Text that is not encoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Half a character can't be encoded; it becomes the sign for an unknown one. */
const toWellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')
