type Words = { headline: readonly string[]; kicker: string; description: string }

/** Whether a slide is its picture alone: the words, if there are any, are in it. */
export const isWordless = ({ headline, kicker, description }: Words): boolean =>
  headline.length === 0 && kicker === '' && description === ''
