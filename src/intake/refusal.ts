/** Something that the visitor sent is refused; the message is in Chinese and tells the visitor what to mend. */
export class Refusal extends Error {}
