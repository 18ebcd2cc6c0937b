/**
 * Runs once when the server starts: connects the database, so that no visitor waits for it, and offers the server
 * around Next what it needs from the application (see src/server/bridge.mjs).
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { offerBridge } = await import('./server/offer-bridge')
  await offerBridge()
}
