/** Names a submission in all tries to send it, so that it is stored once: of visitors' forms and of the admin's. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
