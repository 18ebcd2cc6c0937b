/** A request as it came, without whoever sent it. */
export type Asked = { method: 'GET' | 'POST'; url: string; contentType: string | undefined; body: Buffer }

/** `ms`: until the answer began. */
export type SentAnswer = { status: number; ms: number; body: Buffer }
