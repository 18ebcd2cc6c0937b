import process from 'node:process'

// Skipped tests would look like passed ones.
if (!process.env.ADMINISTRATOR_EMAIL || !process.env.ADMINISTRATOR_PASSWORD)
  throw new Error(
    'Integration tests need an administrator: `npm run test:integration` makes one; for another site set ADMINISTRATOR_EMAIL and ADMINISTRATOR_PASSWORD.',
  )
